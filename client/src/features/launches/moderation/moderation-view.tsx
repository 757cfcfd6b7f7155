import { dayLabel } from '../../../lib/clock/day-labels.ts'
import { usePlace } from '../../../lib/page/place-context.ts'
import { useResource } from '../../../lib/resources/use-resource.ts'
import { Badge } from '../../../ui/badge.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/link.tsx'
import { QueueSection } from '../../../ui/queue-section.tsx'
import { ToolLogo } from '../../../ui/tool-logo.tsx'
import { WHY_TAKEN } from '../line/line-labels.ts'
import { JudgeDialog } from './judge-dialog.tsx'
import { launchesAt, type ModeratedLaunch, wordsIn } from './moderated-launches.ts'

/** For admins: what is on, what was, and what is to come, each to be taken from the boards or given back. */
export const ModerationView = () => {
  const place = usePlace()
  const view = useResource(launchesAt(place))
  return (
    <QueueSection
      title="Launches"
      about="Launches of the last week and of the days to come, and all that were taken from the boards."
      what="the launches"
      status={view.status}
      onRetry={view.refetch}
      search={{
        action: '/moderation/queue',
        name: 'q',
        label: 'Find a launch',
        hint: 'By the tool’s name or address, or the launch’s id.',
        words: wordsIn(place),
      }}
    >
      <List launches={view.status === 'ready' ? view.data.launches : []} />
    </QueueSection>
  )
}

const List = ({ launches }: { readonly launches: readonly ModeratedLaunch[] }) =>
  launches.length === 0 ? (
    <EmptyState title="No launch is like that">Try a part of the tool’s name.</EmptyState>
  ) : (
    <ul aria-label="Launches">
      {launches.map((launch) => (
        <Row key={launch.launchId} launch={launch} />
      ))}
    </ul>
  )

const STATES = { queued: 'In the line', scheduled: 'Coming', live: 'On stage', closed: 'Over' } as const

const Row = ({ launch }: { readonly launch: ModeratedLaunch }) => {
  const { tool, state, boardDate, disqualified } = launch
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-b border-line-2 py-3">
      <ToolLogo src={tool.logo} size={44} className="flex-none bg-sunken" />
      <div className="min-w-48 flex-1">
        <Link to={`/tool/${tool.slug}`} className="font-[620]">
          {tool.name}
        </Link>
        <p className="text-[13px]/[1.4] text-ink-2">{tool.tagline}</p>
      </div>
      <p className="flex flex-wrap items-center gap-2 text-[13px] text-ink-2 tabular-nums">
        {boardDate === null ? 'no day yet' : dayLabel(boardDate)}
        {disqualified === null ? (
          <Badge tone={state === 'live' ? 'lime' : 'plain'}>{STATES[state]}</Badge>
        ) : (
          <Badge tone="bad">Taken: {WHY_TAKEN[disqualified]}</Badge>
        )}
      </p>
      <JudgeDialog launch={launch} />
    </li>
  )
}
