import { catalogue } from '@debut/events/catalogue.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import { isoOf } from '@debut/events/kernel/instant.ts'
import type { CommandId, LogPosition, MemberId } from '@debut/events/kernel/ids.ts'

interface Fact {
  readonly type: string
  readonly data: object
}

interface CommandResult {
  readonly member_id: MemberId
  readonly command_id: CommandId
  readonly at: string
  readonly events: readonly Fact[]
  readonly position: LogPosition
}

const isMember = (actor: string): actor is MemberId => !actor.startsWith('process:')

/** One for each command that a member sent, with all of its events in the batch. */
export const resultsIn = (events: readonly Recorded<Fact>[]): CommandResult[] => {
  const results = new Map<string, CommandResult>()
  for (const { event, envelope, position } of events) {
    const { actor, $causationId: command_id, at } = envelope
    if (!isMember(actor)) continue
    const key = `${actor} ${command_id}`
    const before = results.get(key)?.events ?? []
    results.set(key, { member_id: actor, command_id, at: isoOf(at), events: [...before, withoutPersonal(event)], position })
  }
  return [...results.values()]
}

/** What is personal stays sealed in the log: here it would outlive its key. */
const withoutPersonal = ({ type, data }: Fact): Fact => {
  const personal = catalogue.get(type)?.personal
  if (personal === undefined || personal.size === 0) return { type, data }
  return { type, data: Object.fromEntries(Object.entries(data).filter(([field]) => !personal.has(field))) }
}
