import { dayOf, endOf } from '@debut/events/kernel/calendar.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import { type Instant, isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { OperatingState } from '@debut/events/operations/operating-state.ts'
import { type Lease, type Thing, ThingKind } from '@debut/events/operations/operation-answers.ts'
import type { Parts } from '../kernel/query.ts'
import type { furthestBehind } from './furthest-behind.ts'
import { heldVotes } from './held-votes.ts'
import { parkedEvents } from './parked.ts'
import { waitingForModerators } from './waiting-for-moderators.ts'

/** Named one by one; the rest together. */
const NAMED = 3
const BACKUP_HOURS = 26
const LATE_EMAIL_MINUTES = 10
const LAG_SECONDS = 60
/** Closing a day takes less. */
const CLOSING_MINUTES = 10

interface Known {
  readonly now: Instant
  readonly state: OperatingState | undefined
  readonly furthest: ReturnType<typeof furthestBehind>
  readonly freeLeases: readonly Lease[]
}

interface Found extends Pick<Thing, 'kind'> {
  readonly count?: number
  readonly name?: string | null
  readonly since?: Date | string | null
  readonly urgent?: boolean
}

/** What needs a person, the worst first. */
export const thingsToDo = async (known: Known, parts: Parts): Promise<Thing[]> => {
  const [held, parked, days, waiting] = await Promise.all([
    heldVotes(parts),
    parkedEvents(parts),
    openDays(known.now, parts),
    waitingForModerators(parts),
  ])
  const found: readonly Found[] = [
    ...stopped(parts),
    ...days,
    ...named(
      'held-votes',
      held.map(({ name, votes, since }) => ({ name, count: votes, since })),
      true,
    ),
    ...named(
      'parked-events',
      parked.map(({ projection, events, since }) => ({ name: projection, count: events, since })),
    ),
    ...lag(known),
    ...leases(known),
    ...(known.state === undefined ? [] : ofCommandService(known.state, known.now)),
    ...some('appeals', waiting.appeals),
    ...some('texts', { count: waiting.texts, since: null }),
    ...some('tools', waiting.tools),
  ]
  const order = new Map(ThingKind.options.map((kind, index) => [kind, index]))
  return found
    .map(({ kind, count = 1, name = null, since = null, urgent = false }) => ({ kind, count, name, since: isoOrNull(since), urgent }))
    .toSorted((one, other) => (order.get(one.kind) ?? 0) - (order.get(other.kind) ?? 0))
}

const isoOrNull = (at: Date | string | null): string | null =>
  at === null ? null : isoOf(toInstant(typeof at === 'string' ? at : at.toISOString()))

const some = (kind: ThingKind, { count, since }: { readonly count: number; readonly since: Date | string | null }): Found[] =>
  count === 0 ? [] : [{ kind, count, since }]

interface Each {
  readonly name: string | null
  readonly count: number
  readonly since: Date
}

const named = (kind: ThingKind, each: readonly Each[], urgent = false): Found[] => {
  const rest = each.slice(NAMED)
  const [oldest] = rest
  const count = rest.reduce((sum, one) => sum + one.count, 0)
  return [
    ...each.slice(0, NAMED).map((one) => ({ kind, ...one, urgent })),
    ...(oldest === undefined ? [] : [{ kind, count, name: null, since: oldest.since, urgent }]),
  ]
}

const stopped = ({ checkpoints }: Parts): Found[] =>
  [...checkpoints.all()].flatMap(([name, { stopped: why }]) =>
    why === null ? [] : [{ kind: 'stopped-projection' as const, name, urgent: true }],
  )

/** Days that are over for a while and not frozen. */
const openDays = async (now: Instant, { database, checkpoints }: Parts): Promise<Found[]> => {
  const over = dayOf(now.minus({ minutes: CLOSING_MINUTES }))
  const days = database.withSchema(checkpoints.of('rankings').schema).from('days').whereNull('closed_at').where('day', '<', over)
  const rows = await days.orderBy('day').select<{ day: Day }[]>('day')
  return rows.slice(0, NAMED).map(({ day }) => ({ kind: 'open-day', name: day, since: isoOf(endOf(day)), urgent: true }))
}

const lag = ({ furthest }: Known): Found[] =>
  furthest === null || furthest.seconds <= LAG_SECONDS
    ? []
    : [{ kind: 'lag', count: Math.round(furthest.seconds), name: furthest.name, since: furthest.since, urgent: true }]

const leases = ({ freeLeases }: Known): Found[] => {
  const [first] = freeLeases
  if (first === undefined) return []
  return [{ kind: 'free-lease', count: freeLeases.length, name: freeLeases.length === 1 ? first.name : null, urgent: true }]
}

const ofCommandService = ({ backup, email, messages }: OperatingState, now: Instant): Found[] => {
  const isOlder = (at: string | null, minutes: number) => at !== null && now.diff(toInstant(at)).as('minutes') > minutes
  const isOld = backup !== null && backup.isSet && (backup.newestAt === null || isOlder(backup.newestAt, BACKUP_HOURS * 60))
  const isLate = isOlder(email.oldestAt, LATE_EMAIL_MINUTES)
  return [
    ...(isOld ? [{ kind: 'backup' as const, since: backup.newestAt, urgent: true }] : []),
    ...(isLate ? [{ kind: 'late-email' as const, count: email.waiting, since: email.oldestAt, urgent: true }] : []),
    ...(email.failed > 0 ? [{ kind: 'failed-email' as const, count: email.failed }] : []),
    ...some('messages', { count: messages.waiting, since: messages.oldestAt }),
  ]
}
