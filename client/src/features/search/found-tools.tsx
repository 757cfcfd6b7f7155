import type { FoundTool } from '@debut/events/search/search-answers.ts'
import { Link } from '../../ui/link.tsx'
import { EarnedOn } from '../../ui/earned.tsx'
import { ToolLogo } from '../../ui/tool-logo.tsx'
import { RowDetails, RowName, RowTagline } from '../../ui/tool-row.tsx'
import { Marked } from '../../ui/marked.tsx'

export const FoundTools = ({ tools, marks }: { tools: readonly FoundTool[]; marks: readonly string[] }) => (
  <ul>
    {tools.map(({ toolId, slug, name, tagline, logo, tags, tagNames, boardDate, points }) => (
      <li
        key={toolId}
        className="relative grid grid-cols-[48px_minmax(0,1fr)_auto] items-center gap-3 border-b border-line-2 py-3.25 hover:bg-surface/70 md:grid-cols-[56px_minmax(0,1fr)_auto] md:gap-4 md:px-1.5 md:py-3.75"
      >
        <ToolLogo src={logo} size={56} />
        <div className="min-w-0">
          <RowName to={`/tool/${slug}`} heading="h3">
            <Marked text={name} marks={marks} />
          </RowName>
          <RowTagline>
            <Marked text={tagline} marks={marks} />
          </RowTagline>
          <RowDetails>
            {tags.map((tag) => (
              <Link key={tag} to={`/tags/${tag}`} className="meta-link">
                <span>
                  #<Marked text={tagNames?.[tag] ?? tag} marks={marks} />
                </span>
              </Link>
            ))}
          </RowDetails>
        </div>
        <EarnedOn points={points} day={boardDate} />
      </li>
    ))}
  </ul>
)
