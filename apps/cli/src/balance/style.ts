/** Questhall's colours on parchment; prints well too. */
export const STYLE = `
:root { --ink: #2b1d12; --faint: #75604b; --paper: #f8f0df; --line: #d9c7a6; --brass: #a06f12; --good: #3c7a37; --bad: #b23a25; }
* { box-sizing: border-box; }
body { margin: 0; background: #2a1e17; color: var(--ink); font: 16px/1.45 "Alegreya Sans", "Segoe UI", system-ui, sans-serif; font-variant-numeric: tabular-nums; }
main { max-width: 1120px; margin: 2rem auto; padding: 2rem 2.5rem 3rem; background: var(--paper); border-radius: 8px; }
h1, h2 { font-family: "Grenze Gotisch", Georgia, serif; font-weight: 600; line-height: 1.15; }
h1 { font-size: 2.4rem; margin: 0 0 .5rem; }
h2 { font-size: 1.5rem; margin: 2.5rem 0 .2rem; }
p { margin: .3rem 0; }
.about, .note, .faint { color: var(--faint); }
nav { margin: 1rem 0; display: flex; flex-wrap: wrap; gap: .3rem 1rem; }
a { color: var(--brass); }
.notice { margin: 1.2rem 0; padding: .6rem 1rem; border-left: 4px solid var(--brass); background: #f1e2c2; }
table { width: 100%; border-collapse: collapse; margin-top: .6rem; }
th, td { padding: .15rem .5rem; text-align: right; font-weight: 400; border-bottom: 1px solid var(--line); white-space: nowrap; }
thead th { color: var(--faint); font-size: .875rem; vertical-align: bottom; }
tbody th { text-align: left; white-space: normal; width: 100%; }
.drawn { padding: 0; width: 296px; }
.mark { padding: 0; width: 1em; }
.mark.above { color: var(--good); }
.mark.below { color: var(--bad); }
svg { display: block; overflow: visible; }
svg text { font-size: 13px; fill: var(--faint); }
svg .grid { stroke: var(--line); }
svg .usual { stroke: var(--brass); stroke-width: 2; }
svg line.now { stroke: var(--ink); stroke-width: 2.5; stroke-linecap: round; }
svg circle.now { fill: var(--ink); }
svg.above line.now { stroke: var(--good); }
svg.above circle.now { fill: var(--good); }
svg.below line.now { stroke: var(--bad); }
svg.below circle.now { fill: var(--bad); }
svg line.then { stroke: var(--faint); }
svg circle.then { fill: var(--paper); stroke: var(--faint); stroke-width: 1.5; }
svg.bars rect { fill: var(--brass); }
td.clear { font-weight: 700; }
td.clear .faint { font-weight: 400; }
@media (max-width: 900px) {
  main { margin: 0; border-radius: 0; padding: 1rem; }
  section { overflow-x: auto; }
  tbody th { min-width: 9em; }
}
@media print { body { background: none; } main { margin: 0; max-width: none; } }
`;
