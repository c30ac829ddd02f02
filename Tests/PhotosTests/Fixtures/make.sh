#!/bin/sh
# Makes these pictures again, with libjpeg-turbo's, ImageMagick's and ExifTool's programs: sh make.sh
# They are committed, so that the tests need none of the programs.
set -eu
cd "$(dirname "$0")"
rm -f ./*.jpg ./*.png ./*.webp ./*.heic
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

picture() { # WIDTH HEIGHT FILE: clouds of colours, lines and a text
  convert -seed 7 -size "$1x$2" plasma:tomato-steelblue -stroke black -draw "line 0,0 $1,$2" \
    -fill yellow -draw "circle $(($1 / 3)),$(($2 / 3)) $(($1 / 3)),$(($2 / 4))" -depth 8 "$3"
}
picture 83 61 "$work/photo.ppm"
convert "$work/photo.ppm" -colorspace Gray "$work/grey.pgm"

for sampling in 1x1 2x1 2x2 1x2 4x1; do
  cjpeg -quality 85 -sample $sampling "$work/photo.ppm" > baseline-$sampling.jpg
  cjpeg -quality 85 -sample $sampling -progressive "$work/photo.ppm" > progressive-$sampling.jpg
done
# Factors that no camera uses and T.81 allows.
for sampling in 3x1 2x2,2x1,1x2 1x1,2x2,2x2; do
  cjpeg -quality 85 -sample $sampling "$work/photo.ppm" > odd-$sampling.jpg
  cjpeg -quality 85 -sample $sampling -progressive "$work/photo.ppm" > odd-$sampling-progressive.jpg
done
cjpeg -quality 80 -restart 3B "$work/photo.ppm" > restart-blocks.jpg
cjpeg -quality 80 -restart 1 "$work/photo.ppm" > restart-rows.jpg
cjpeg -quality 80 -restart 2B -progressive "$work/photo.ppm" > restart-progressive.jpg
cjpeg -quality 80 "$work/grey.pgm" > grey.jpg
cjpeg -quality 80 -progressive "$work/grey.pgm" > grey-progressive.jpg
cjpeg -quality 5 "$work/photo.ppm" > coarse-16-bit-tables.jpg
cjpeg -quality 100 -sample 1x1 -optimize "$work/photo.ppm" > fine.jpg
cjpeg -quality 85 -rgb "$work/photo.ppm" > rgb.jpg
# Each component in a scan of its own.
printf '0;\n1;\n2;\n' > "$work/scans"
cjpeg -quality 85 -scans "$work/scans" "$work/photo.ppm" > separate-scans.jpg
for size in 1x1 7x5 8x8 17x33; do
  picture "${size%x*}" "${size#*x}" "$work/small.ppm"
  cjpeg -quality 85 "$work/small.ppm" > size-$size.jpg
  cjpeg -quality 85 -progressive "$work/small.ppm" > size-$size-progressive.jpg
done
convert "$work/photo.ppm" -colorspace CMYK -quality 80 cmyk.jpg
cjpeg -quality 80 -arithmetic "$work/photo.ppm" > arithmetic.jpg

picture 24 16 "$work/small.ppm"
cjpeg -quality 85 "$work/small.ppm" > "$work/small.jpg"
for orientation in 1 2 3 4 5 6 7 8; do
  exiftool -q -n -Orientation=$orientation -o orientation-$orientation.jpg "$work/small.jpg"
done

everything() { # FROM TO ORDER: what a telephone writes, and more
  exiftool -q -n -ExifByteOrder="$3" -Orientation=6 -Make=Fon -Model="Fon 9" -DateTimeOriginal="2026:01:05 19:50:31" \
    -ModifyDate="2026:01:07 10:00:00" -OffsetTimeOriginal=-03:00 -SerialNumber=SN-48151623 -LensSerialNumber=LS-42 \
    -OwnerName=Somebody -UserComment="meu treino" -GPSLatitude=22.9519 -GPSLatitudeRef=S -GPSLongitude=43.2105 \
    -GPSLongitudeRef=W -GPSAltitude=38 -GPSTimeStamp=22:50:31 -GPSDateStamp=2026:01:05 \
    "-ThumbnailImage<=$work/small.jpg" -XMP-exif:GPSLatitude=-22.9519 -XMP-exif:GPSLongitude=-43.2105 \
    -XMP-photoshop:City="Rio de Janeiro" -IPTC:City="Rio de Janeiro" -IPTC:Keywords=treino -Comment="SN-48151623" \
    -o "$2" "$1"
}
everything size-17x33.jpg place-big-endian.jpg MM
everything size-17x33-progressive.jpg place-little-endian.jpg II
exiftool -q -n -XMP-exif:GPSLatitude=-22.9519 -XMP-exif:GPSLongitude=-43.2105 -o place-xmp.jpg "$work/small.jpg"
convert "$work/small.ppm" -profile /usr/share/color/icc/ghostscript/srgb.icc -quality 85 icc.jpg 2>/dev/null || true
convert "$work/small.ppm" plain.png
convert "$work/small.ppm" -quality 60 plain.webp
convert "$work/small.ppm" -quality 60 plain.heic
exiftool -q -n -Orientation=6 -DateTimeOriginal="2026:01:05 19:50:31" -SerialNumber=SN-48151623 -GPSLatitude=22.9519 \
  -GPSLatitudeRef=S -GPSLongitude=43.2105 -GPSLongitudeRef=W -XMP-exif:GPSLatitude=-22.9519 \
  -XMP-exif:GPSLongitude=-43.2105 -PNG:Comment="SN-48151623" -o place.png plain.png
# These get what the JPEG has.
convert place-big-endian.jpg place.webp
exiftool -q -n -DateTimeOriginal="2026:01:05 19:50:31" -SerialNumber=SN-48151623 -GPSLatitude=22.9519 \
  -GPSLatitudeRef=S -GPSLongitude=43.2105 -GPSLongitudeRef=W -XMP-exif:GPSLatitude=-22.9519 \
  -XMP-exif:GPSLongitude=-43.2105 -o place.heic plain.heic
