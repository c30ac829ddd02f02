/// The style of the report: the system's fonts, light or dark like the system, and sections below each other where tabs
/// can't be shown (paper, text browsers, browsers without `:has`). Each colour has a contrast of 4.5 or more to its
/// ground (WCAG 2.2, 1.4.3).
enum StyleSheet {
  static let page: StaticString = """
    :root{color-scheme:light dark;
    --ground:light-dark(#f6f5f3,#161514);--card:light-dark(#fff,#211f1e);--line:light-dark(#dedad5,#3d3936);
    --text:light-dark(#1f1d1b,#ece8e3);--quiet:light-dark(#5c5650,#b0a8a0);--accent:light-dark(#0f5f9e,#8ec5f5);
    --blue:light-dark(#1d4ed8,#93b8fd);--green:light-dark(#15763a,#86e0a5);--purple:light-dark(#7e22ce,#d4b0fb);
    --orange:light-dark(#b54708,#fdb274);--red:light-dark(#b91c1c,#fca5a5);--yellow:light-dark(#8a5a00,#f4d35e);
    --pink:light-dark(#be185d,#f9a8d4);--teal:light-dark(#0f6e66,#5eead4);--indigo:light-dark(#4338ca,#a5b4fc);
    --plain:var(--quiet)}
    *{box-sizing:border-box}
    html{scroll-padding-top:4rem;-webkit-text-size-adjust:100%}
    body{margin:0;background:var(--ground);color:var(--text);font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;
    font-variant-numeric:tabular-nums;overflow-wrap:break-word;text-wrap:pretty}
    header,main,footer{max-width:120rem;margin:0 auto;padding:0 clamp(.75rem,2.5vw,2.5rem)}
    header{padding-top:1.5rem}
    footer{color:var(--quiet);font-size:.875rem}footer p{margin:0}
    footer{padding-top:2rem;padding-bottom:2rem}
    h1{font-size:clamp(1.4rem,1rem + 1.6vw,2.1rem);line-height:1.2;margin:0;letter-spacing:-.015em;text-wrap:balance}
    h2{font-size:1.35rem;line-height:1.25;margin:1.75rem 0 .75rem;letter-spacing:-.01em}
    h3{font-size:1.05rem;line-height:1.3;margin:0 0 .5rem}
    h4{font-size:.95rem;margin:1rem 0 .25rem}
    nav{position:sticky;top:0;z-index:1;background:var(--ground);border-bottom:1px solid var(--line);margin-top:1rem}
    nav ul{display:flex;overflow-x:auto;max-width:120rem;margin:0 auto;padding:0 clamp(.25rem,2vw,2rem);list-style:none}
    nav a{display:block;padding:.7rem clamp(.35rem,2vw,1.1rem);white-space:nowrap;font-size:clamp(.8rem,.5rem + 1.3vw,1rem);color:var(--quiet);text-decoration:none;border-bottom:3px solid transparent;font-weight:600}
    nav a:hover{color:var(--text)}
    a{color:var(--accent)}
    :focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:3px}
    .grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,23rem),1fr));gap:1rem;align-items:start}
    .card,.sessions>details,.exercises>details{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1rem 1.15rem;min-width:0}
    .wide{grid-column:1/-1}
    .card>:first-child{margin-top:0}.card>:last-child:not(svg){margin-bottom:0}
    main:not(.tabs){padding-top:1.25rem}
    @media (min-width:52rem){.grid>:has(>.long){grid-column:span 2}}
    .columns{columns:auto 23rem;column-gap:1rem}
    .columns>.card{break-inside:avoid;margin-bottom:1rem}
    .years{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,36rem),1fr));gap:1rem}
    .sessions{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,28rem),1fr));gap:.6rem;align-items:start}
    .exercises{display:grid;gap:.6rem}
    .sessions>details,.exercises>details{padding:.6rem 1rem}
    summary{cursor:pointer;color:var(--accent);font-size:.9rem}
    .sessions>details>summary,.exercises>details>summary{color:var(--text);font-size:1rem}
    summary small,dd small{color:var(--quiet);font-size:.875rem}
    summary b{margin-right:.4rem}
    dl{display:grid;grid-template-columns:fit-content(46%) 1fr;margin:0}
    dt,dd{margin:0;padding:.3rem .75rem .3rem 0;border-top:1px solid var(--line);overflow-wrap:anywhere;hyphens:auto}
    dd{grid-column:2;padding-right:0}
    dt:first-child,dt:first-child+dd,dd+dd{border-top:0}
    dd+dd{padding-top:0}
    dl:not(.done)>dd>small{display:inline-block}
    dt{color:var(--quiet);font-size:.9rem;line-height:1.5rem}
    .done{display:block;margin-top:.5rem}
    .done dt{color:var(--text);font-size:1rem;font-weight:600;padding-bottom:0}
    .done dt small{color:var(--quiet);font-weight:400}
    .done dd{border:0;padding-top:.1rem}
    .done ol{display:flex;flex-wrap:wrap;gap:0 1rem;list-style:none;margin:0;padding:0}
    .chest::before{content:"⬒ ";color:var(--blue)}.back::before{content:"⬓ ";color:var(--green)}
    .legs::before{content:"⬍ ";color:var(--purple)}.shoulders::before{content:"⬘ ";color:var(--orange)}
    .arms::before{content:"⬗ ";color:var(--red)}.abs::before{content:"⬔ ";color:var(--yellow)}
    .cardio::before{content:"❥ ";color:var(--pink)}
    .empty{color:var(--quiet)}
    pre{background:var(--ground);border:1px solid var(--line);border-radius:.5rem;padding:.6rem .8rem;overflow-x:auto;font:.875rem/1.5 ui-monospace,"SF Mono",Menlo,Consolas,monospace}
    .scroll{overflow-x:auto}
    table{border-collapse:collapse;font-size:.9rem;width:100%}
    caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    th,td{text-align:left;padding:.3rem .75rem .3rem 0;border-bottom:1px solid var(--line);vertical-align:top}
    th{color:var(--quiet);font-weight:600}
    .lr :is(td,th):nth-child(n+2),.llrl :is(td,th):nth-child(3),.lllr :is(td,th):nth-child(4){text-align:right}
    :is(.lr,.llrl,.lllr) td:nth-child(n+2),.planned td:last-child{white-space:nowrap}
    th:last-child,td:last-child{padding-right:0}
    .remark{color:var(--quiet);font-size:.875rem}
    .note{margin:.3rem 0;padding-left:.7rem;border-left:3px solid var(--line);color:var(--quiet)}
    figure{margin:0;min-width:0}
    figcaption{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;font-weight:600}
    figcaption span{min-width:0;overflow-wrap:anywhere}
    figcaption small{font-weight:400;color:var(--quiet)}
    svg{display:block;overflow:visible}
    .chart{width:calc(100% - 68px);margin:22px 12px 32px 56px;height:150px}
    .year{width:calc(100% - 48px);max-width:864px;margin:26px 0 4px 48px;height:98px}
    .mark{display:inline;width:14px;height:14px;vertical-align:-2px}
    text{font:11px system-ui,sans-serif;fill:var(--quiet)}
    .grid-line{stroke:var(--line)}
    .course{fill:none;stroke:var(--blue);stroke-width:2;stroke-linejoin:round}
    .dot{fill:var(--blue)}
    .bars{fill:var(--blue)}
    .goal{stroke:var(--orange);stroke-width:2;stroke-dasharray:6 4}
    .band{fill:var(--green);opacity:.16}
    .band-edge{stroke:var(--green);stroke-dasharray:3 3}
    .days{fill:var(--green)}.nothing{fill:var(--quiet);opacity:.45}.skips{fill:var(--yellow)}.now{fill:none;stroke:var(--text);stroke-width:1.5}
    .months{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,19rem),1fr));gap:1rem;align-items:start}
    .month{table-layout:fixed;font-size:.85rem}
    .month th,.month td{padding:.2rem 0;text-align:center;border:0;vertical-align:top}
    .month th{font-size:.75rem}
    .month td{height:2.7rem;border-top:1px solid var(--line)}
    .month i{display:block;font-style:normal;font-size:1.15rem;line-height:1.2}
    .month img{display:block;margin:.1rem auto 0;width:92%;aspect-ratio:1;object-fit:cover;border-radius:.3rem}
    .month .now,.month .now b{outline:2px solid var(--text);outline-offset:-2px;border-radius:.3rem}
    .month .now b{outline:0}
    .month b{font-weight:500}
    .legend{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;padding:0;margin:0 0 1rem;list-style:none;font-size:.9rem}
    .blue{color:var(--blue)}.green{color:var(--green)}.purple{color:var(--purple)}.orange{color:var(--orange)}.red{color:var(--red)}
    .yellow{color:var(--yellow)}.pink{color:var(--pink)}.teal{color:var(--teal)}.indigo{color:var(--indigo)}.plain{color:var(--plain)}
    .bars.blue,.bars.green,.bars.purple,.bars.orange,.bars.red,.bars.yellow,.bars.pink,.bars.plain{fill:currentColor}
    .quarter,.middle{display:none}
    figure,.card{container-type:inline-size}
    @container (max-width:440px){.planned :is(tr,td){display:block}.planned tr{padding:.3rem 0;border-bottom:1px solid var(--line)}
    .planned td{border:0;padding:0}.planned td:first-child{font-weight:600}.planned td:nth-child(2){color:var(--quiet)}
    .planned tr:has(th){position:absolute;clip-path:inset(50%)}}
    @container (min-width:280px){.middle{display:inline}}
    @container (min-width:544px){.quarter{display:inline}}
    @media screen{@supports selector(:has(a)){
    .tabs>section{display:none;scroll-margin-top:20rem}
    .tabs>section:target,.tabs>section:has(:target),.tabs:not(:has(:target))>section:first-child{display:block}
    body:not(:has(main :target)) nav a[href="#home"],body:has(#home:target) nav a[href="#home"],
    body:has(#workouts:target,#workouts :target) nav a[href="#workouts"],body:has(#progress:target,#progress :target) nav a[href="#progress"],
    body:has(#check-ins:target,#check-ins :target) nav a[href="#check-ins"]{color:var(--text);border-bottom-color:var(--accent)}
    }}
    @media print{:root{color-scheme:light;--ground:#fff}
    @page{size:A4;margin:14mm}
    html{font-size:8.5pt}
    nav,details:not(.sessions>*,.exercises>*){display:none}
    .card,figure,.month,tr,li{break-inside:avoid}
    h2,h3,h4,summary{break-after:avoid}
    summary{list-style:none}
    .scroll{overflow:visible}
    .sessions>details::details-content,.exercises>details::details-content{content-visibility:visible;display:block;height:auto}
    .grid{grid-template-columns:repeat(3,1fr);gap:.5rem}.months{grid-template-columns:repeat(3,1fr)}.columns{columns:2}
    .sessions{display:block;columns:3;column-gap:.75rem}.sessions>details{margin-bottom:.5rem}
    .card,.sessions>details,.exercises>details{padding:.4rem .6rem}
    }
    """

  /// The style of a picture in a file of its own, without variables, as a program other than a browser may draw it.
  static let picture: StaticString = """
    text{font:12px system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;fill:#5c5650}
    .today{font-weight:700}
    .title{font-size:16px;font-weight:600;fill:#1f1d1b}
    .ground{fill:#fff;stroke:#dedad5}.grid-line{stroke:#dedad5}
    .course{fill:none;stroke:#1d4ed8;stroke-width:2;stroke-linejoin:round}
    .dot,.bars,.blue{fill:#1d4ed8}.goal{stroke:#b54708;stroke-width:2;stroke-dasharray:6 4}
    .days,.green{fill:#15763a}.nothing{fill:#bdb7b0}.skips{fill:#8a5a00}.now{fill:none;stroke:#1f1d1b;stroke-width:1.5}
    .red{fill:#b91c1c}.orange{fill:#b54708}.purple{fill:#7e22ce}.pink{fill:#be185d}.teal{fill:#0f6e66}.indigo{fill:#4338ca}
    @media (prefers-color-scheme:dark){text{fill:#b0a8a0}.title,.now{fill:#ece8e3}.now{fill:none;stroke:#ece8e3}
    .ground{fill:#211f1e;stroke:#3d3936}.grid-line{stroke:#3d3936}.course{stroke:#93b8fd}.dot,.bars,.blue{fill:#93b8fd}.goal{stroke:#fdb274}
    .days,.green{fill:#86e0a5}.nothing{fill:#5c5650}.skips{fill:#f4d35e}
    .red{fill:#fca5a5}.orange{fill:#fdb274}.purple{fill:#d4b0fb}.pink{fill:#f9a8d4}.teal{fill:#5eead4}.indigo{fill:#a5b4fc}}
    """
}
