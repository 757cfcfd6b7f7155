import { LiftSanction } from '@debut/events/moderation/moderation-commands.ts'
import type { ContinuedSanctions } from '@debut/events/moderation/moderation-answers.ts'
import { continuedSanctionsRoute } from '@debut/events/moderation/moderation-routes.ts'
import { RULES } from '@debut/events/moderation/rule-labels.ts'
import { dateLabel } from '../../../lib/clock/day-labels.ts'
import { TimeAgo } from '../../../lib/clock/time-ago.tsx'
import { commandAnswered } from '../../../lib/commands/outbox-slice.ts'
import { resource } from '../../../lib/resources/resource.ts'
import { Link } from '../../../ui/link.tsx'
import { defineQueue, type QueueRow } from '../../../ui/queues/queue.ts'
import { keep, lift } from './sanction-decisions.tsx'

type Continued = ContinuedSanctions['sanctions'][number]

const continuedSanctions = resource(continuedSanctionsRoute, {
  isOutdatedBy: (action) => commandAnswered.match(action) && action.payload.type === LiftSanction.type,
})

export const continuedQueue = defineQueue({
  name: 'returning',
  title: 'Returning accounts',
  about:
    'Accounts with the address or phone number of one that was erased while suspended or banned. The sanction continues for them until it is decided here.',
  query: () => continuedSanctions(),
  waiting: ({ sanctions, total }) => ({ rows: sanctions.map(rowOf), total, hasMore: false }),
  empty: {
    title: 'No returning accounts',
    text: 'They appear here when somebody signs up again after erasing a suspended or banned account.',
  },
})

const KINDS = { suspension: 'Suspended', ban: 'Banned' } as const

const rowOf = ({ memberId, actId, kind, rule, at, until, ...known }: Continued): QueueRow => {
  const username = known.username ?? 'A new member'
  const member = { memberId, username }
  return {
    about: `member ${memberId}`,
    name: username,
    title: known.username === null ? username : <Link to={`/profile/${username}`}>{username}</Link>,
    meta: (
      <>
        <span>
          {KINDS[kind]}: {RULES[rule]}
        </span>
        {until === null ? null : <span>Until {dateLabel(until)}</span>}
        <TimeAgo iso={at} />
      </>
    ),
    decisions: [keep(member, { actId, kind }), lift(member, { actId, kind })],
  }
}
