import type { Recorded } from '@debut/events/kernel/envelope.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { MemberEvent } from '@debut/events/members/member-events.ts'
import type { ToolEvent } from '@debut/events/tools/tool-events.ts'
import type { VoteEvent, VoterEvent } from '@debut/events/voting/vote-events.ts'
import type { Envelope } from '@debut/events/kernel/envelope.ts'

type Held = Extract<VoteEvent, { type: 'VoteHeld' }>['data']

export interface HeldVote extends Omit<Held, 'by'> {
  readonly castAt: Envelope['at'] | undefined
  readonly heldAt: Envelope['at']
  readonly by: Envelope['actor']
}

/** The votes that are held now, by the log alone, with the names of today. */
export class HeldVotes {
  readonly #held = new Map<string, HeldVote>()
  readonly #castAt = new Map<string, Envelope['at']>()
  readonly #names = new Map<string, string>()

  take({ event, envelope }: Recorded<VoterEvent | MemberEvent | ToolEvent>): void {
    switch (event.type) {
      case 'VoteCast':
        this.#castAt.set(keyOf(event.data), envelope.at)
        return
      case 'VoteHeld': {
        const key = keyOf(event.data)
        this.#held.set(key, { ...event.data, castAt: this.#castAt.get(key), heldAt: envelope.at, by: event.data.by ?? envelope.actor })
        return
      }
      case 'VoteVoided':
      case 'VoteRestored':
        this.#held.delete(keyOf(event.data))
        return
      case 'MemberRegistered':
      case 'UsernameChanged':
        // The name of an erased member can no longer be read.
        if (typeof event.data.username === 'string') this.#names.set(event.data.memberId, event.data.username)
        return
      case 'ToolListed':
      case 'ToolEdited':
        this.#names.set(event.data.toolId, event.data.name)
        return
      default:
    }
  }

  get all(): readonly HeldVote[] {
    return [...this.#held.values()].toSorted((one, other) => other.heldAt.toMillis() - one.heldAt.toMillis())
  }

  find(memberId: MemberId, number: number): HeldVote | undefined {
    return this.#held.get(`${memberId}/${number}`)
  }

  /** Of a member or a tool. */
  nameOf(id: string): string {
    return this.#names.get(id) ?? id
  }
}

export const keyOf = ({ memberId, number }: { readonly memberId: string; readonly number: number }): string => `${memberId}/${number}`
