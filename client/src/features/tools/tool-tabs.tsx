import type { ReactNode } from 'react'
import { usePlace } from '../../lib/page/place-context.ts'
import { Link } from '../../ui/link.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { DealNote } from './deal-note.tsx'
import { LaunchHistory } from './launch-history.tsx'
import { type ReadyTool, useReadyTool } from './use-tool.ts'

const LABELS = { about: 'About', comments: 'Comments', reviews: 'Reviews', launches: 'Launches' }
type Tab = keyof typeof LABELS

/** Those that have something to show. */
const tabsOf = ({ tool }: ReadyTool, takesComments: boolean, takesReviews: boolean): readonly Tab[] => [
  ...(tool.description === null ? [] : (['about'] as const)),
  ...(takesComments ? (['comments'] as const) : []),
  ...(takesReviews ? (['reviews'] as const) : []),
  'launches',
]

interface Props {
  /** None on a tool that only its makers see. */
  readonly comments?: ReactNode
  /** How many those are. */
  readonly commentCount?: ReactNode
  /** None on a tool that only its makers see. */
  readonly reviews?: ReactNode
  /** How many those are. */
  readonly reviewCount?: ReactNode
}

/** Links, so that each has its address and none needs a script. An address of one that is not there shows the first. */
export const ToolTabs = ({ comments, commentCount, reviews, reviewCount }: Props) => {
  const view = useReadyTool()
  const { path, search } = usePlace()
  if (view === undefined) return null
  const tabs = tabsOf(view, comments !== undefined, reviews !== undefined)
  const first = tabs.includes('about') ? 'about' : 'launches'
  const asked = search.get('tab')
  const current = tabs.find((tab) => tab === asked) ?? first
  return (
    <section aria-label="About this tool" className="grid min-w-0 gap-6">
      {tabs.length === 1 ? null : (
        <nav aria-label="Parts of this page" className="tab-line">
          {tabs.map((tab) => (
            <Link
              key={tab}
              to={tab === first ? path : `${path}?tab=${tab}`}
              aria-current={tab === current ? 'page' : undefined}
              className="tab"
            >
              {LABELS[tab]}
              {tab === 'comments' ? commentCount : null}
              {tab === 'reviews' ? reviewCount : null}
            </Link>
          ))}
        </nav>
      )}
      {view.tool.deal !== null && current === first ? <DealNote deal={view.tool.deal} /> : null}
      {current === 'about' ? <About text={view.tool.description ?? ''} /> : null}
      {current === 'comments' ? comments : null}
      {current === 'reviews' ? reviews : null}
      {current === 'launches' ? <LaunchHistory view={view} /> : null}
    </section>
  )
}

const About = ({ text }: { text: string }) => (
  <div>
    {/* Its own titles stand below one. */}
    <h2 className="sr-only">About</h2>
    <Markdown text={text} />
  </div>
)
