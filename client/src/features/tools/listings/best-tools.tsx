import type { ListedTool } from '@debut/events/tools/listing-answers.ts'
import { Link } from '../../../ui/link.tsx'
import { Earned } from '../../../ui/earned.tsx'
import { ToolLogo } from '../../../ui/tool-logo.tsx'

/** The best tools of a listing, in a few lines; side by side where there is room for it. */
export const BestTools = ({ tools, wide = false }: { tools: readonly ListedTool[]; wide?: boolean }) => (
  <ol className={`grid grid-cols-[minmax(0,1fr)] content-start gap-3 ${wide ? 'gap-x-10 md:grid-cols-[repeat(2,minmax(0,1fr))]' : ''}`}>
    {tools.map(({ toolId, slug, name, tagline, logo, points }) => (
      <li key={toolId} className="relative grid grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-3">
        <ToolLogo src={logo} size={40} />
        <span className="min-w-0">
          <Link to={`/tool/${slug}`} className="block truncate text-[14.5px] font-[620] after:absolute after:inset-0">
            {name}
          </Link>
          <span className="block truncate text-[13px] text-ink-2">{tagline}</span>
        </span>
        <Earned points={points} />
      </li>
    ))}
  </ol>
)
