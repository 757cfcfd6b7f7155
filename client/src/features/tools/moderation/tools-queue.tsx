import { usePlace } from '../../../lib/page/place-context.ts'
import { useResource } from '../../../lib/resources/use-resource.ts'
import { Badge } from '../../../ui/badge.tsx'
import { capital } from '../../../ui/capital.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/link.tsx'
import { Further, QueueSection } from '../../../ui/queue-section.tsx'
import { ToolLogo } from '../../../ui/tool-logo.tsx'
import { hostOf } from '../host-of.ts'
import { type ModeratedTool, moderatedToolsAt, toolIn } from './moderated-tools.ts'
import { WHY } from './moderation-labels.ts'
import { ToolActs } from './tool-acts.tsx'

/** Shows admins the tools that wait for them, those that are hidden, and any that they look for. */
export const ToolsQueue = () => {
  const place = usePlace()
  const words = toolIn(place)
  const view = useResource(moderatedToolsAt(place))
  const { held, tools, totals } = view.status === 'ready' ? view.data : { held: [], tools: [], totals: { held: 0, hidden: 0 } }
  const isSearched = words !== ''
  return (
    <QueueSection
      title="Tools"
      about="Tools of new makers that wait for an admin, the oldest on top. Below them is what an admin has hidden."
      what="the tools"
      status={view.status}
      onRetry={view.refetch}
      search={{
        action: '/moderation/queue',
        name: 'tool',
        label: 'Find a tool',
        hint: 'By its name, its website, its address here, or its id.',
        words,
      }}
    >
      {held.length === 0 ? (
        <EmptyState title="No tool waits for you">Where the tools of new makers are held, they appear here.</EmptyState>
      ) : (
        <List label="Tools that wait for a look" tools={held} />
      )}
      <Further total={totals.held} shown={held.length} />
      <Others tools={tools} isSearched={isSearched} />
      {isSearched ? null : <Further total={totals.hidden} shown={tools.length} />}
    </QueueSection>
  )
}

const Others = ({ tools, isSearched }: { readonly tools: readonly ModeratedTool[]; readonly isSearched: boolean }) => {
  if (tools.length > 0)
    return (
      <>
        <h3 className="mt-6 font-text text-[15.5px] font-[650]">{isSearched ? 'Found' : 'Hidden by an admin'}</h3>
        <List label={isSearched ? 'Tools that were found' : 'Tools that an admin has hidden'} tools={tools} />
      </>
    )
  return isSearched ? <EmptyState title="No tool is like that">Try a part of its name or of its website.</EmptyState> : null
}

const List = ({ label, tools }: { readonly label: string; readonly tools: readonly ModeratedTool[] }) => (
  <ul aria-label={label}>
    {tools.map((tool) => (
      <Row key={tool.toolId} tool={tool} />
    ))}
  </ul>
)

const Row = ({ tool }: { readonly tool: ModeratedTool }) => {
  const { slug, name, tagline, logo, url, makers, ownerId } = tool
  const owner = makers.find(({ memberId }) => memberId === ownerId)?.username
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2.5 border-b border-line-2 py-3">
      <ToolLogo src={logo} size={44} className="flex-none bg-sunken" />
      <div className="min-w-48 flex-1">
        <Link to={tool.state === 'hidden' ? `/tool/${slug}/preview` : `/tool/${slug}`} className="font-[620]">
          {name}
        </Link>
        <p className="text-[13px]/[1.4] text-ink-2">{tagline}</p>
        <p className="truncate text-[13px] text-ink-3">
          {hostOf(url)}, by {owner ?? 'a former member'}
        </p>
        {tool.withheld?.act === 'hide' ? <p className="text-[13px] text-bad">{capital(WHY[tool.withheld.reason])}</p> : null}
      </div>
      <State tool={tool} />
      <ToolActs tool={tool} shown={{ query: moderatedToolsAt(usePlace()), ends: [] }} />
    </li>
  )
}

const State = ({ tool: { state, withheld } }: { readonly tool: ModeratedTool }) => {
  if (withheld?.act === 'hide') return <Badge tone="bad">Hidden</Badge>
  if (withheld?.act === 'hold') return <Badge tone="note">Waits for a look</Badge>
  return state === 'hidden' ? <Badge tone="outline">Hidden by its makers</Badge> : null
}
