import type { Day } from '@debut/events/kernel/days.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import { isoOf } from '@debut/events/kernel/instant.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { VoteEvent } from '@debut/events/voting/vote-events.ts'
import { VoteLedger } from '../audit/log/vote-ledger.ts'
import { causeOf } from './cause-of.ts'

type Happened = Recorded<VoteEvent>

export interface Standing {
  readonly launchId: LaunchId
  readonly points: number
  readonly voters: number
  readonly lastPosition: number
}

/** One event, and what it changed on the board of its launch's day. */
export interface VoteStep extends Standing {
  readonly event: Happened
  readonly effect: number
  /** Of the vote's cast. */
  readonly vote: LogPosition
}

/** Votes one after the other, as the boards of their days moved with each. */
export class VoteSteps {
  readonly #ledger = new VoteLedger()
  readonly #boards = new Map<Day, Map<LaunchId, Standing>>()

  take(event: Happened): VoteStep {
    const { data } = event.event
    const { launchId, toolId, boardDate } = data
    const before = this.#standing(boardDate, launchId)
    this.#ledger.take(event)
    const cast = this.#ledger.find(data)
    const standing = data.countsOn > boardDate ? before : this.#after(event, before, { launchId, toolId })
    this.#boards.get(boardDate)?.set(launchId, standing)
    return { event, ...standing, effect: standing.points - before.points, vote: cast?.position ?? event.position }
  }

  /** Of a day, as it stands now; launches without votes are not on it. */
  board(day: Day): Standing[] {
    return [...(this.#boards.get(day)?.values() ?? [])]
  }

  /** A cast adds to what is there; whatever else happens, the launch is counted anew. */
  #after({ event, position }: Happened, { points, voters }: Standing, launch: Pick<VoteEvent['data'], 'launchId' | 'toolId'>): Standing {
    const { launchId } = launch
    if (event.type === 'VoteCast') return { launchId, points: points + event.data.weight, voters: voters + 1, lastPosition: position }
    const [counted] = this.#ledger.standings('day', event.data.boardDate, [launch])
    return { launchId, points: counted?.points ?? 0, voters: counted?.voters ?? 0, lastPosition: counted?.lastPosition ?? 0 }
  }

  #standing(day: Day, launchId: LaunchId): Standing {
    const board = this.#boards.get(day) ?? new Map<LaunchId, Standing>()
    this.#boards.set(day, board)
    return board.get(launchId) ?? { launchId, points: 0, voters: 0, lastPosition: 0 }
  }
}

const KINDS = {
  VoteCast: 'cast',
  VoteWithdrawn: 'withdrawn',
  VoteHeld: 'held',
  VoteVoided: 'voided',
  VoteRestored: 'restored',
} as const

/** As it is kept: with a pseudonym in the voter's place. */
export const stepRow = ({ event, effect, vote, ...standing }: VoteStep, voter: string) => {
  const { type, data } = event.event
  return {
    position: event.position,
    at: isoOf(event.envelope.at),
    kind: KINDS[type],
    voter,
    day: data.boardDate,
    weight: data.weight,
    effect,
    ...standing,
    cause: causeOf(event),
    vote,
  }
}
