import { CallEntry } from '../features/reference/call-entry.tsx'
import { CommandEntry } from '../features/reference/command-entry.tsx'
import { groupNamed } from '../features/reference/reference-resources.ts'
import type { Group, GroupName } from '../features/reference/reference-view.ts'
import { TopicEntry } from '../features/reference/topic-entry.tsx'
import type { Page, Place } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { selectData, selectResource } from '../lib/resources/resources-slice.ts'
import { useResource } from '../lib/resources/use-resource.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Link } from '../ui/link.tsx'
import { Unreachable } from '../ui/unreachable.tsx'

const nameIn = ({ params }: Place): string => params['group'] ?? ''
const groupAt = (place: Place) => groupNamed(nameIn(place))

const ReferencePage = () => {
  const place = usePlace()
  const view = useResource(groupAt(place))
  const { names, group } = view.status === 'ready' ? view.data : { names: [], group: null }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 lg:grid-cols-[168px_minmax(0,1fr)]">
      <Groups names={names} current={nameIn(place)} />
      <div className="min-w-0 max-w-180">
        {group && <Shown group={group} />}
        {view.status === 'unreachable' && <Unreachable what="the reference" onRetry={view.refetch} />}
      </div>
    </div>
  )
}

/** The way to the others. */
const Groups = ({ names, current }: { names: readonly GroupName[]; current: string }) => (
  <nav aria-label="Reference" className="side-nav">
    <ul>
      <li>
        <Link to="/developers" className="side-link">
          Overview
        </Link>
      </li>
      {names.map(({ name, title }) => (
        <li key={name}>
          <Link to={`/developers/${name}`} aria-current={name === current ? 'page' : undefined} className="side-link">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

const Shown = ({ group: { title, says, calls, commands, topics } }: { group: Group }) => (
  <>
    <Breadcrumb trail={[{ label: 'Developers', to: '/developers' }, { label: title }]} />
    <h1 className="mt-3 text-[34px] font-[750] tracking-[-0.04em] md:text-[42px]">{title}</h1>
    <p className="mt-2 max-w-[62ch] text-[16px] text-ink-2">{says}</p>
    {calls.map((call) => (
      <CallEntry key={call.id} call={call} />
    ))}
    {commands.map((command) => (
      <CommandEntry key={command.type} command={command} />
    ))}
    {topics.map((topic) => (
      <TopicEntry key={topic.topic} topic={topic} />
    ))}
  </>
)

export const page: Page = {
  Component: ReferencePage,
  resources: (place) => [groupAt(place)],
  valid: (state, place) => {
    const view = selectResource(groupAt(place))(state)
    return view.status === 'ready' ? view.data.group !== null : view.status !== 'missing'
  },
  head: (state, place) => {
    const group = selectData(groupAt(place))(state)?.group
    return { title: group ? `${group.title} in the API` : 'API', ...(group && { description: group.says }) }
  },
}
