/** What pages of units add to the style of every page. */
export const unitPageStyle = `
:root{--line:light-dark(#6a1b3a,#d3a0b0);--rule:light-dark(#ddd6da,#3d353d);--edge:light-dark(#83777f,#8f838b)}
h1{font:600 2rem/1.15 ui-serif,"Noto Serif",Georgia,serif;margin:.25rem 0 1rem;overflow-wrap:anywhere}
h2{font-size:1.25rem;line-height:1.3;margin:2rem 0 .75rem}
header p{margin:0}a{color:var(--line)}a:focus-visible,summary:focus-visible{outline:3px solid light-dark(#0b57d0,#9cc4ff);outline-offset:2px}
dl,td,tbody th{font-variant-numeric:lining-nums tabular-nums}dd{font-weight:600}
.lock{border:1px solid var(--edge);border-radius:4px;padding:.25rem .875rem}
.lock p{margin:.625rem 0}
.chart{margin:0 0 1.5rem;max-width:32rem}
.chart svg{display:block;width:100%;height:auto}
.chart text{font:11px system-ui,sans-serif;fill:var(--quiet);stroke:Canvas;stroke-width:4px;paint-order:stroke}
.chart .value{font-weight:650;font-size:12px;fill:CanvasText}
.chart .grid{stroke:var(--rule)}
.chart .line{fill:none;stroke:var(--line);stroke-width:2.5;stroke-linejoin:round;stroke-linecap:round}
.chart .dot{fill:var(--line);stroke:Canvas;stroke-width:1.5}
.chart .limit{stroke:var(--quiet);stroke-width:1.5;stroke-dasharray:5 4}
figcaption{margin-top:.5rem}figcaption,caption{color:var(--quiet);font-size:.875rem}
summary{cursor:pointer;padding:.75rem 0;text-decoration:underline}
table{width:100%;max-width:32rem;border-collapse:collapse}
caption{text-align:start;padding-bottom:.5rem}
th,td{padding:.4375rem .5rem .4375rem 0;border-bottom:1px solid var(--rule);text-align:start;line-height:1.35;vertical-align:top}
th{font-weight:600;font-size:.875rem}tbody th{font-weight:400}td{font-size:.875rem}
td,th+th{text-align:end;padding:.4375rem 0 .4375rem .5rem}
@media(forced-colors:active){.chart .line,.chart .limit,.chart .grid{stroke:CanvasText}.chart .dot{fill:CanvasText}.chart text{fill:CanvasText}}
@media print{:root{color-scheme:light}body{margin:0}details::details-content{content-visibility:visible;block-size:auto}.chart,tr{break-inside:avoid}h2{break-after:avoid}}
`;
