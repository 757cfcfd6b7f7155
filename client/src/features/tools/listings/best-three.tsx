import type { ListedTool } from '@debut/events/tools/listing-answers.ts'
import type { ComponentType } from 'react'
import { Earned } from '../../../ui/earned.tsx'
import { RowName } from '../../../ui/tool-row.tsx'
import { ToolStage } from '../../../ui/tool-stage.tsx'

interface Props {
  readonly tools: readonly ListedTool[]
  /** What its reader can do with a tool. */
  readonly Act?: ComponentType<{ readonly tool: ListedTool }>
}

/** Pictures where people look: the first three stand on a stage of their own. */
export const BestThree = ({ tools, Act }: Props) => (
  <ol className="grid sm:mb-4 sm:grid-cols-3 sm:gap-4">
    {tools.map((tool, index) => (
      <li key={tool.toolId} className="relative grid content-start sm:gap-3">
        <ToolStage
          logo={tool.logo}
          picture={tool.picture}
          sizes={SIZES}
          className="aspect-[16/10] rounded-card border border-line-2 max-sm:hidden"
        >
          <img
            src={tool.logo}
            alt=""
            width="44"
            height="44"
            decoding="async"
            className="absolute bottom-2.5 left-2.5 size-11 rounded-xl shadow-float"
          />
        </ToolStage>
        {/* Where it is narrow they are rows like the others. */}
        <div className="grid grid-cols-[20px_48px_minmax(0,1fr)_auto] items-center gap-x-2.75 border-b border-line-2 py-3.25 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-baseline sm:gap-x-2 sm:border-0 sm:py-0">
          <span className="text-right font-display text-base/none font-bold tracking-[-0.03em] tabular-nums">{index + 1}</span>
          <img src={tool.logo} alt="" width="48" height="48" decoding="async" className="size-12 rounded-[13px] sm:hidden" />
          <div className="min-w-0">
            <RowName to={`/tool/${tool.slug}`}>{tool.name}</RowName>
            <p className="line-clamp-2 text-[13.5px]/[1.4] text-ink-2">{tool.tagline}</p>
          </div>
          <div className="flex items-center gap-1 sm:col-start-2 sm:mt-1.5 sm:justify-between">
            <Earned points={tool.points} />
            {Act !== undefined && (
              <div className="relative z-1">
                <Act tool={tool} />
              </div>
            )}
          </div>
        </div>
      </li>
    ))}
  </ol>
)

/** A third of the column beside the navigation. */
const SIZES = '(min-width: 640px) 220px, 1px'
