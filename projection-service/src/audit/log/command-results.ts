import { catalogue } from '@debut/events/catalogue.ts'
import { type Actor, categoryOf } from '@debut/events/kernel/envelope.ts'
import type { CommandId, LogPosition, MemberId } from '@debut/events/kernel/ids.ts'

const KEPT_MS = 30 * 86_400_000
/** That a name was kept for somebody is said beside what they asked for. */
const CLAIMS = new Set(['username', 'slug', 'url'])

/** What an event says of itself without being opened. */
export interface EventSummary {
  readonly type: string
  readonly stream: string
  readonly actor: Actor
  readonly commandId: CommandId
  readonly at: number
  readonly position: LogPosition
}

interface CommandResult {
  readonly memberId: MemberId
  readonly commandId: CommandId
  readonly position: LogPosition
  readonly events: readonly string[]
}

const isMembers = (actor: Actor): actor is MemberId => !actor.startsWith('process:')

/** What became of each command that a member sent, as long as they may ask. */
export class CommandResults {
  readonly #results = new Map<string, CommandResult & { readonly at: number }>()
  #newest = 0

  take({ type, stream, actor, commandId, at, position }: EventSummary): void {
    if (type === 'MemberErased') this.#clear(stream, position)
    if (!isMembers(actor) || !catalogue.has(type) || CLAIMS.has(categoryOf(stream))) return
    this.#newest = Math.max(this.#newest, at)
    const key = `${actor} ${commandId}`
    const events = this.#results.get(key)?.events ?? []
    this.#results.set(key, { memberId: actor, commandId, at, position, events: [...events, type] })
  }

  /** Nothing is kept for an erased member. */
  #clear(stream: string, before: LogPosition): void {
    for (const [key, { memberId, position }] of this.#results)
      if (stream === `member-${memberId}` && position < before) this.#results.delete(key)
  }

  kept(): CommandResult[] {
    return [...this.#results.values()].filter(({ at }) => at >= this.#newest - KEPT_MS).map(({ at: _, ...result }) => result)
  }
}
