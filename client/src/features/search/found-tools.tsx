import type { FoundTool } from '@debut/events/search/search-answers.ts'
import { dateWords } from '../../lib/clock/day-words.ts'
import { Link } from '../../ui/link.tsx'
import { Earned } from '../../ui/earned.tsx'
import { Marked } from './marked.tsx'

export const FoundTools = ({ tools, marks }: { tools: readonly FoundTool[]; marks: readonly string[] }) => (
  <ul>
    {tools.map(({ toolId, slug, name, tagline, logo, tags, tagNames, boardDate, points }) => (
      <li
        key={toolId}
        className="relative grid grid-cols-[48px_minmax(0,1fr)_auto] items-center gap-3 border-b border-line-2 py-3.25 hover:bg-surface/70 md:grid-cols-[56px_minmax(0,1fr)_auto] md:gap-4 md:px-1.5 md:py-3.75"
      >
        <img
          src={logo}
          alt=""
          width="56"
          height="56"
          decoding="async"
          loading="lazy"
          className="size-12 rounded-[13px] md:size-14 md:rounded-[15px]"
        />
        <div className="min-w-0">
          <h3 className="truncate font-text text-[16.5px]/tight font-[650] tracking-[-0.012em]">
            <Link to={`/tool/${slug}`} className="after:absolute after:inset-0">
              <Marked text={name} marks={marks} />
            </Link>
          </h3>
          <p className="line-clamp-2 text-[13.5px]/[1.4] text-ink-2 md:line-clamp-none md:truncate md:text-[14.5px]/[1.4]">
            <Marked text={tagline} marks={marks} />
          </p>
          <p className="relative z-1 mt-0.5 flex w-fit max-w-full items-center gap-x-3 overflow-hidden text-[12.5px]/6 whitespace-nowrap text-ink-3">
            {tags.map((tag) => (
              <Link key={tag} to={`/tags/${tag}`} className="meta-link">
                <span>
                  #<Marked text={tagNames?.[tag] ?? tag} marks={marks} />
                </span>
              </Link>
            ))}
          </p>
        </div>
        <p className="grid justify-items-end gap-1 text-[12.5px] text-ink-3 tabular-nums">
          <Earned points={points} />
          <time dateTime={boardDate} className="max-sm:hidden">
            {dateWords(boardDate)}
          </time>
        </p>
      </li>
    ))}
  </ul>
)
