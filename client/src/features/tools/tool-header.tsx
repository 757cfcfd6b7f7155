import type { ReactNode } from 'react'
import { VisitLink } from '../../lib/visits/visit-link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { LinkOutIcon } from '../../ui/icons.tsx'
import { Link } from '../../ui/link.tsx'
import { SaleNote } from './for-sale/sale-note.tsx'
import { hostOf } from './host-of.ts'
import { hasEarned } from './tool.ts'
import { useReadyTool } from './use-tool.ts'

type Props = { vote: ReactNode; acts: ReactNode; rating?: ReactNode }

/** Shows what the tool is and leads to it. The page passes in what a reader can do with it. */
export const ToolHeader = ({ vote, acts, rating }: Props) => {
  const view = useReadyTool()
  if (view === undefined) return null
  const { tool, launches } = view
  return (
    <header className="@container">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3.5 gap-y-3 md:gap-x-5">
        <img src={tool.logo} alt="" width="84" height="84" className="size-14 rounded-[16px] bg-sunken @md:size-21 @md:rounded-[22px]" />
        <div className="min-w-0">
          <h1 className="text-[22px] font-[750] tracking-[-0.035em] @xs:text-[28px] @md:mt-1.5 @md:text-[40px]">{tool.name}</h1>
          <p className="mt-1.5 text-[15px]/[1.4] text-ink-2 @md:text-[16.5px]">{tool.tagline}</p>
          {rating === undefined ? null : <div className="mt-1.5 empty:hidden">{rating}</div>}
        </div>
        {vote}
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-2.5 gap-y-3">
        <VisitLink slug={tool.slug} url={tool.url} earned={hasEarned(launches)} className={`${buttonClass('primary', 'm')} max-w-full`}>
          <span className="truncate">Visit {hostOf(tool.url)}</span>
          <LinkOutIcon className="size-3.5" />
        </VisitLink>
        {acts}
        <ul aria-label="Filed under" className="tool-facts">
          <li>{PRICING[tool.pricing] ?? tool.pricing}</li>
          {tool.openSource ? (
            <li>
              {tool.repoUrl === null ? (
                'open source'
              ) : (
                <a href={tool.repoUrl} rel={ELSEWHERE} target="_blank" className="quiet-link">
                  open source
                </a>
              )}
            </li>
          ) : null}
          <li>
            <Link to={`/categories/${tool.category}`} className="quiet-link">
              {tool.category.replaceAll('-', ' ')}
            </Link>
          </li>
          {tool.tags.map((tag) => (
            <li key={tag}>
              <Link to={`/tags/${tag}`} className="quiet-link">
                {tool.tagNames?.[tag] ?? tag}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {tool.sale === null ? null : <SaleNote sale={tool.sale} />}
    </header>
  )
}

/** The promised link is the one to its site alone. */
const ELSEWHERE = 'ugc nofollow noopener'
const PRICING: Readonly<Record<string, string>> = { free: 'free', freemium: 'free plan', paid: 'paid' }
