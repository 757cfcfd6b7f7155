import { DisqualifyLaunch, ReinstateLaunch } from '@debut/events/launches/launch-commands.ts'
import type { ModeratedLaunches } from '@debut/events/launches/moderation-answers.ts'
import { moderatedLaunchesRoute } from '@debut/events/launches/moderation-routes.ts'
import { dayLabel } from '../../../lib/clock/day-labels.ts'
import { resource } from '../../../lib/resources/resource.ts'
import { Badge } from '../../../ui/badge.tsx'
import { capital } from '../../../ui/capital.ts'
import { Link } from '../../../ui/link.tsx'
import { type Decision, defineQueue, type QueueRow } from '../../../ui/queues/queue.ts'
import { ToolLogo } from '../../../ui/tool-logo.tsx'
import { WHY_TAKEN } from '../line/line-labels.ts'

type ModeratedLaunch = ModeratedLaunches['launches'][number]

const moderatedLaunches = resource(moderatedLaunchesRoute, {
  pages: {
    next: ({ launches, total }, asked) => (launches.length < total ? { ...asked, offset: launches.length } : undefined),
    join: (shown, next) => ({ ...next, launches: [...shown.launches, ...next.launches] }),
  },
})

/** Nothing waits in it: launches are looked for, to be taken off the boards or put back. */
export const launchesQueue = defineQueue({
  name: 'launches',
  title: 'Launches',
  about: 'Launches of the last week and of the days to come, and all that were taken off the boards.',
  query: (words) => moderatedLaunches({ q: words }),
  others: ({ launches, total }, words) => [
    {
      title: words === '' ? 'Around today' : 'Found',
      rows: launches.map(rowOf),
      total,
      isOpen: true,
      hasMore: launches.length < total,
    },
  ],
  empty: { title: 'No launches found', text: 'Try a part of the tool’s name.' },
  search: { label: 'Find a launch', hint: 'By the tool’s name or address, or the launch’s ID.' },
})

const STATES = { queued: 'Waiting in line', scheduled: 'Scheduled', live: 'Live', closed: 'Closed' } as const

const rowOf = (launch: ModeratedLaunch): QueueRow => {
  const { launchId, tool, state, boardDate, disqualified, waitsFor } = launch
  return {
    about: `launch ${launchId}`,
    name: tool.name,
    picture: <ToolLogo src={tool.logo} size={44} className="flex-none bg-sunken" />,
    title: <Link to={`/tool/${tool.slug}`}>{tool.name}</Link>,
    meta: (
      <>
        <span>{tool.tagline}</span>
        <span className="text-ink-3 tabular-nums">{boardDate === null ? 'No day yet' : dayLabel(boardDate)}</span>
      </>
    ),
    badges:
      disqualified === null ? (
        <Badge tone={state === 'live' ? 'lime' : 'plain'}>{STATES[state]}</Badge>
      ) : (
        <Badge tone="bad">Off the boards: {WHY_TAKEN[disqualified]}</Badge>
      ),
    decisions: [disqualified === null ? disqualify(launch) : reinstate(launch, disqualified)],
    waitsFor,
  }
}

const asReasons = (reasons: readonly (keyof typeof WHY_TAKEN)[]) => reasons.map((value) => ({ value, label: capital(WHY_TAKEN[value]) }))

const disqualify = ({ launchId, tool }: ModeratedLaunch): Decision => ({
  label: 'Disqualify',
  done: 'Off the boards',
  command: DisqualifyLaunch,
  payload: { launchId },
  confirm: {
    title: `Take ${tool.name} off the boards?`,
    follows: [
      'Voting closes, and it leaves every board.',
      'Its votes are kept, and count again if you reinstate it.',
      'Its makers get an email with your reason.',
    ],
    act: 'Take it off the boards',
    tone: 'danger',
    reasons: asReasons(['spam', 'not-a-product', 'broken-link', 'duplicate', 'vote-manipulation', 'unlawful']),
  },
  undo: { command: ReinstateLaunch, payload: { launchId, reason: 'mistake' } },
})

const reinstate = ({ launchId, tool }: ModeratedLaunch, reason: NonNullable<ModeratedLaunch['disqualified']>): Decision => ({
  label: 'Reinstate',
  done: 'Reinstated',
  command: ReinstateLaunch,
  payload: { launchId },
  confirm: {
    title: `Reinstate ${tool.name}?`,
    follows: ['It returns to the place that its votes give it.', 'If its day hasn’t come yet, it waits for a new one.'],
    act: 'Reinstate it',
    reasons: asReasons(['reviewed', 'mistake']),
  },
  undo: { command: DisqualifyLaunch, payload: { launchId, reason } },
})
