import type { Day } from '@debut/events/kernel/days.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import type { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import type { VoterEvent } from '@debut/events/voting/vote-events.ts'

interface VotingDay {
  votes: number
  /** What the day's first vote made of the streak. */
  streak: number | null
}

interface Voter {
  streak: number
  latest: Day | null
  /** Of the last change of the streak. */
  position: LogPosition | undefined
  readonly days: Map<Day, VotingDay>
  readonly granted: Map<number, LogPosition>
}

/** What the log says of each member's days, streak and rewards; whether it was right to say so is for the rules. */
export class VoterDays {
  readonly #voters = new Map<MemberId, Voter>()

  take({ event, position }: Recorded<VoterEvent>): void {
    const voter = this.#voter(event.data.memberId)
    switch (event.type) {
      case 'VoteCast':
        dayOf(voter, event.data.countsOn).votes += 1
        return
      case 'VoteWithdrawn':
        if (event.data.withdrawnOn === event.data.countsOn) dayOf(voter, event.data.countsOn).votes -= 1
        return
      case 'StreakExtended':
        dayOf(voter, event.data.day).streak = event.data.streak
        Object.assign(voter, { streak: event.data.streak, latest: event.data.day, position })
        return
      case 'StreakStepUndone':
        dayOf(voter, event.data.day).streak = null
        Object.assign(voter, { streak: event.data.streak, latest: event.data.latest, position })
        return
      case 'RewardGranted':
        voter.granted.set(event.data.tier, position)
        return
      case 'VoteHeld':
      case 'VoteVoided':
      case 'VoteRestored':
      case 'RewardsAnnounced':
        return
    }
  }

  streaks() {
    return this.#all(({ streak, latest, position, days }) => {
      if (position === undefined) return []
      const longest = Math.max(0, ...[...days.values()].map((day) => day.streak ?? 0))
      return [{ streak, latest, longest, position }]
    })
  }

  calendar() {
    return this.#all(({ days }) => [...days].map(([day, { votes, streak }]) => ({ day, votes, streak })))
  }

  granted() {
    return this.#all(({ granted }) => [...granted].map(([tier, position]) => ({ tier, position })))
  }

  #all<Row extends object>(rowsOf: (voter: Voter) => readonly Row[]) {
    return [...this.#voters].flatMap(([memberId, voter]) => rowsOf(voter).map((row) => ({ memberId, ...row })))
  }

  #voter(memberId: MemberId): Voter {
    const known = this.#voters.get(memberId) ?? { streak: 0, latest: null, position: undefined, days: new Map(), granted: new Map() }
    this.#voters.set(memberId, known)
    return known
  }
}

const dayOf = ({ days }: Voter, day: Day): VotingDay => {
  const known = days.get(day) ?? { votes: 0, streak: null }
  days.set(day, known)
  return known
}
