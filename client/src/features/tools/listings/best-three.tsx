import type { ListedTool } from '@debut/events/tools/listing-answers.ts'
import { Link } from '../../../ui/link.tsx'
import { Earned } from './earned.tsx'

/** Pictures where people look: the first three stand on a stage of their own. */
export const BestThree = ({ tools }: { tools: readonly ListedTool[] }) => (
  <ol className="mb-4 grid gap-4 sm:grid-cols-3">
    {tools.map(({ toolId, slug, name, tagline, logo, points }, index) => (
      <li key={toolId} className="group relative grid content-start gap-3">
        <span className="best-stage relative grid aspect-[16/10] place-items-center overflow-hidden rounded-card border border-line-2 max-sm:hidden">
          <img src={logo} alt="" aria-hidden="true" className="best-glow" width="56" height="56" decoding="async" />
          <img src={logo} alt="" width="72" height="72" decoding="async" className="relative size-18 rounded-[19px] shadow-float" />
        </span>
        <span className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
          <img src={logo} alt="" width="48" height="48" decoding="async" className="size-12 rounded-[13px] sm:hidden" />
          <span className="min-w-0 max-sm:col-start-2 sm:col-span-2">
            <h2 className="font-text text-[16.5px]/tight font-[650] tracking-[-0.012em]">
              <span className="mr-1.5 font-display text-ink-3 tabular-nums">{index + 1}</span>
              <Link to={`/tool/${slug}`} className="after:absolute after:inset-0">
                {name}
              </Link>
            </h2>
            <p className="mt-0.5 line-clamp-2 text-[13.5px]/[1.4] text-ink-2">{tagline}</p>
            <p className="mt-1.5 text-[12.5px] text-ink-3 tabular-nums">
              <Earned points={points} />
            </p>
          </span>
        </span>
      </li>
    ))}
  </ol>
)
