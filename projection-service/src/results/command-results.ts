import { catalogue } from '@debut/events/catalogue.ts'
import { RESULT_DAYS } from '@debut/events/results/result-answers.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import { isoOf } from '@debut/events/kernel/instant.ts'
import type { Fact } from '../kernel/projector.ts'
import type { CommandId, LogPosition, MemberId } from '@debut/events/kernel/ids.ts'

interface CommandResult {
  readonly member_id: MemberId
  readonly command_id: CommandId
  readonly at: string
  readonly events: readonly Fact[]
  readonly position: LogPosition
}

const isMember = (actor: string): actor is MemberId => !actor.startsWith('process:')

/** Of a batch: what there is to keep, and how far back goes what is too old for that. */
export interface Results {
  readonly fresh: readonly CommandResult[]
  readonly staleUpTo: LogPosition | null
}

/** Surely forgotten beside a newer one in the same batch; what is nearer the edge is for the table to tell. */
const STALE_MS = (RESULT_DAYS + 1) * 86_400_000

/** One for each command that a member sent, with all of its events in the batch. */
export const resultsIn = (events: readonly Recorded<Fact>[]): Results => {
  const newest = events.reduce((latest, { envelope: { actor, at } }) => (isMember(actor) ? Math.max(latest, at.toMillis()) : latest), 0)
  const fresh = new Map<string, CommandResult & { readonly events: Fact[] }>()
  let staleUpTo: LogPosition | null = null
  for (const { event, envelope, position } of events) {
    const { actor, $causationId: command_id, at } = envelope
    if (!isMember(actor)) continue
    if (newest - at.toMillis() > STALE_MS) {
      staleUpTo = position
      continue
    }
    const key = `${actor} ${command_id}`
    const before = fresh.get(key)?.events ?? []
    before.push(withoutPersonal(event))
    fresh.set(key, { member_id: actor, command_id, at: isoOf(at), events: before, position })
  }
  return { fresh: [...fresh.values()], staleUpTo }
}

export const membersIn = (events: readonly Recorded<Fact>[]): ReadonlySet<MemberId> =>
  new Set(events.map(({ envelope }) => envelope.actor).filter(isMember))

/** What is personal stays sealed in the log: here it would outlive its key. */
const withoutPersonal = ({ type, data }: Fact): Fact => {
  const personal = catalogue.get(type)?.personal
  if (personal === undefined || personal.size === 0) return { type, data }
  return { type, data: Object.fromEntries(Object.entries(data).filter(([field]) => !personal.has(field))) }
}
