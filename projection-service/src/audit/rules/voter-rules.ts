import { dayOf } from '@debut/events/kernel/calendar.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import type { EventOf } from '@debut/events/kernel/define-event.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import {
  RewardGranted,
  StreakExtended,
  StreakStepUndone,
  type VoteCast,
  type VoteHeld,
  type VoteRestored,
  type VoterEvent,
  type VoteVoided,
  type VoteWithdrawn,
} from '@debut/events/voting/vote-events.ts'
import { DAILY_VOTES, shownOn, type Streak, tiersUpTo, weightAt } from './voting-rules.ts'

/** The event's own consequences, which the same command has to write behind it. */
type Consequence = EventOf<typeof StreakExtended> | EventOf<typeof StreakStepUndone> | EventOf<typeof RewardGranted>
type Judgement = EventOf<typeof VoteHeld> | EventOf<typeof VoteVoided> | EventOf<typeof VoteRestored>
type Cast = EventOf<typeof VoteCast>['data']

/** A vote that counts somewhere, or would if it were restored: what was given back on its own day is forgotten. */
interface Kept {
  readonly cast: Cast
  judged: 'held' | 'voided' | undefined
  withdrawn: boolean
}

/** A day whose first vote extended the streak, and what it was before. */
interface VotingDay {
  votes: number
  before: Streak | undefined
}

/** One member's stream against the rules of voting. */
export class VoterRules {
  /** By number. */
  readonly #votes = new Map<LaunchId, Map<number, Kept>>()
  readonly #days = new Map<Day, VotingDay>()
  readonly #granted = new Set<number>()
  readonly #announced = new Set<number>()
  #streak: Streak = { streak: 0, latest: null }
  #casts = 0
  #due: Consequence[] = []

  /** What is wrong with this event, after all that came before it. */
  take(recorded: Recorded<VoterEvent>): string[] {
    const { event } = recorded
    switch (event.type) {
      case 'StreakExtended':
      case 'StreakStepUndone':
      case 'RewardGranted':
        return this.#consequence(event)
      case 'RewardsAnnounced':
        return event.data.tiers.flatMap((tier) => this.#announcement(tier))
      case 'VoteCast':
        return this.#cast(event, recorded)
      case 'VoteWithdrawn':
        return this.#withdrawn(event, recorded)
      case 'VoteHeld':
      case 'VoteVoided':
      case 'VoteRestored':
        return this.#judged(event)
    }
  }

  /** What should have been written behind the last vote and was not; asked before the next, and at the end. */
  missing(): string[] {
    return this.#due.splice(0).map((due) => `${named(due)} is missing`)
  }

  #cast({ data }: EventOf<typeof VoteCast>, { envelope }: Recorded<VoterEvent>): string[] {
    const wrong: string[] = []
    const { memberId, number, launchId, countsOn, weight } = data
    const today = this.#day(countsOn)
    const shown = shownOn(this.#streak, countsOn)
    const ofLaunch = this.#votesFor(launchId)
    if (number !== this.#casts + 1) wrong.push(`it is number ${number} and should be ${this.#casts + 1}`)
    if ([...ofLaunch.values()].some(({ withdrawn }) => !withdrawn)) wrong.push('the member has a standing vote on this launch already')
    if (today.votes >= DAILY_VOTES)
      wrong.push(`it is the member's vote ${today.votes + 1} of ${countsOn}, where ${DAILY_VOTES} are allowed`)
    if (countsOn !== dayOf(envelope.at)) wrong.push(`it counts on ${countsOn} and was cast on ${dayOf(envelope.at)}`)
    if (weight !== weightAt(shown)) wrong.push(`it weighs ${weight}, and at a streak of ${shown} a vote weighs ${weightAt(shown)}`)

    this.#casts = number
    ofLaunch.set(number, { cast: data, judged: undefined, withdrawn: false })
    today.votes += 1
    if (this.#streak.latest === null || this.#streak.latest < countsOn) {
      const reached = tiersUpTo(shown + 1).filter((tier) => !this.#granted.has(tier))
      this.#due = [
        StreakExtended({ memberId, day: countsOn, streak: shown + 1 }),
        ...reached.map((tier) => RewardGranted({ memberId, tier })),
      ]
    }
    return wrong
  }

  #withdrawn({ data: { withdrawnOn, ...vote } }: EventOf<typeof VoteWithdrawn>, { envelope }: Recorded<VoterEvent>): string[] {
    const wrong: string[] = []
    const { memberId, number, countsOn } = vote
    const ofLaunch = this.#votesFor(vote.launchId)
    const kept = ofLaunch.get(number)
    if (kept === undefined || kept.withdrawn) wrong.push('the member has no such standing vote')
    if (kept?.judged !== undefined) wrong.push('it was withdrawn while it was under review')
    wrong.push(...misnamed(kept, vote))
    const today = dayOf(envelope.at) > countsOn ? dayOf(envelope.at) : countsOn
    if (withdrawnOn !== today) wrong.push(`it counts as withdrawn on ${withdrawnOn}, and it was ${today}`)
    if (kept !== undefined) kept.withdrawn = true
    if (withdrawnOn !== countsOn) return wrong

    ofLaunch.delete(number)
    const day = this.#day(countsOn)
    day.votes -= 1
    if (day.votes === 0 && day.before !== undefined && this.#streak.latest === countsOn)
      this.#due = [StreakStepUndone({ memberId, day: countsOn, ...day.before })]
    return wrong
  }

  /** What is held may be voided; what is voided is held again only in an admin's name. */
  #judged({ type, data: { reason, by, ...vote } }: Judgement): string[] {
    const kept = this.#votesFor(vote.launchId).get(vote.number)
    if (kept === undefined) return ['the member has no such vote that counts anywhere']
    const wrong = misnamed(kept, vote)
    const { judged } = kept
    switch (type) {
      case 'VoteHeld':
        kept.judged = 'held'
        return judged === undefined || (judged === 'voided' && by !== undefined)
          ? wrong
          : [...wrong, `it was held, and was ${judged} already`]
      case 'VoteVoided':
        kept.judged = 'voided'
        return judged === 'voided' && reason !== 'own-tool' ? [...wrong, 'it was voided, and was so already'] : wrong
      case 'VoteRestored':
        kept.judged = undefined
        return judged === undefined ? [...wrong, 'it was restored, and was neither held nor voided'] : wrong
    }
  }

  #announcement(tier: number): string[] {
    const again = this.#announced.has(tier)
    this.#announced.add(tier)
    if (!this.#granted.has(tier)) return [`the reward for a streak of ${tier} was announced and never granted`]
    return again ? [`the reward for a streak of ${tier} was announced twice`] : []
  }

  #consequence(event: Consequence): string[] {
    const due = this.#due.shift()
    const isDue = due !== undefined && named(due) === named(event)
    const wrong = isDue ? [] : [`${named(event)}${due === undefined ? '' : `, and it should say ${named(due)}`}`]
    switch (event.type) {
      case 'StreakExtended':
        this.#day(event.data.day).before = this.#streak
        this.#streak = { streak: event.data.streak, latest: event.data.day }
        return wrong.map((text) => `a step of the streak is wrong: ${text}`)
      case 'StreakStepUndone':
        this.#day(event.data.day).before = undefined
        this.#streak = { streak: event.data.streak, latest: event.data.latest }
        return wrong.map((text) => `a step of the streak was undone wrongly: ${text}`)
      case 'RewardGranted': {
        const again = this.#granted.has(event.data.tier)
        this.#granted.add(event.data.tier)
        return wrong.map((text) => `${again ? 'a reward was granted twice' : 'a reward was granted that was not due'}: ${text}`)
      }
    }
  }

  #votesFor(launchId: LaunchId): Map<number, Kept> {
    const known = this.#votes.get(launchId) ?? new Map<number, Kept>()
    this.#votes.set(launchId, known)
    return known
  }

  #day(day: Day): VotingDay {
    const known = this.#days.get(day) ?? { votes: 0, before: undefined }
    this.#days.set(day, known)
    return known
  }
}

/** Whatever happens to a vote repeats what was cast. */
const misnamed = (kept: Kept | undefined, vote: Cast): string[] =>
  kept === undefined
    ? []
    : (['memberId', 'toolId', 'boardDate', 'countsOn', 'weight'] as const)
        .filter((field) => kept.cast[field] !== vote[field])
        .map((field) => `its ${field} is ${vote[field]}, and was cast as ${kept.cast[field]}`)

const named = (event: Consequence): string => {
  switch (event.type) {
    case 'StreakExtended':
      return `a streak of ${event.data.streak} on ${event.data.day}`
    case 'StreakStepUndone':
      return `a streak back at ${event.data.streak}, last on ${event.data.latest ?? 'no day'}, after ${event.data.day}`
    case 'RewardGranted':
      return `the reward for a streak of ${event.data.tier}`
  }
}
