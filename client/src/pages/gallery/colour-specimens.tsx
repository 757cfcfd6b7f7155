import { Specimen, type SpecimensOf } from './specimen.tsx'

const SWATCHES = [
  ['paper', 'bg-paper'],
  ['surface', 'bg-surface'],
  ['sunken', 'bg-sunken'],
  ['line', 'bg-line'],
  ['ink', 'bg-ink'],
  ['ink-2', 'bg-ink-2'],
  ['ink-3', 'bg-ink-3'],
  ['lime', 'bg-lime'],
  ['lime-wash', 'bg-lime-wash'],
  ['good', 'bg-good'],
  ['bad', 'bg-bad'],
  ['warn', 'bg-warn'],
  ['note', 'bg-note'],
] as const

export const ColourSpecimens: SpecimensOf = () => (
  <>
    <Specimen title="Colours" flow="plain">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(76px,1fr))] gap-3">
        {SWATCHES.map(([name, look]) => (
          <li key={name} className="text-[12px] text-ink-2">
            <span className={`mb-1 block h-11 rounded-chip border border-line-2 ${look}`} />
            {name}
          </li>
        ))}
      </ul>
    </Specimen>
    <Specimen title="Type" flow="column">
      <p className="font-display text-[40px]/[1.08] font-[750] tracking-[-0.04em]">Today on stage</p>
      <p className="font-display text-2xl/[1.1] font-bold tracking-[-0.025em]">Plan a trip by train first</p>
      <p className="max-w-[56ch]">
        Fernweh looks for trains and night trains before it looks for planes, and shows what you save in hours awake.
      </p>
      <p className="text-[13px] text-ink-3">
        free plan · 31 comments · <span className="tabular-nums">1,204</span> votes
      </p>
    </Specimen>
    <Specimen title="Three radii, two shadows">
      <span className="grid size-20 place-items-center rounded-chip border border-line-2 bg-surface text-[12px] text-ink-3">chip</span>
      <span className="grid size-20 place-items-center rounded-panel border border-line-2 bg-surface text-[12px] text-ink-3">panel</span>
      <span className="grid size-20 place-items-center rounded-card border border-line-2 bg-surface text-[12px] text-ink-3">card</span>
      <span className="grid size-20 place-items-center rounded-panel bg-surface text-[12px] text-ink-3 shadow-rest">rest</span>
      <span className="grid size-20 place-items-center rounded-panel bg-surface text-[12px] text-ink-3 shadow-float">float</span>
    </Specimen>
  </>
)
