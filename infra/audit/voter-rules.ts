import { DAILY_VOTE_LIMIT } from '@debut/events/voting/vote-numbers.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import { dayOf } from '@debut/events/kernel/calendar.ts'
import type { EventOf } from '@debut/events/kernel/define-event.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import { multiplierOf, rewardTiers } from '@debut/events/voting/reward-tiers.ts'
import { extendedOn, shownOn, type Streak } from '@debut/events/voting/streak.ts'
import {
  RewardGranted,
  StreakExtended,
  StreakStepUndone,
  type VoteCast,
  type VoteEvent,
  type VoterEvent,
  type VoteWithdrawn,
} from '@debut/events/voting/vote-events.ts'

/** The event's own consequences, which the same command has to write behind it. */
type Consequence = EventOf<typeof StreakExtended> | EventOf<typeof StreakStepUndone> | EventOf<typeof RewardGranted>

/** A day whose first vote extended the streak, and what it was before. */
interface VotingDay {
  votes: number
  before: Streak | undefined
}

/** One member's stream against the rules of voting, in words of its own: it shares no code with what decided. */
export class VoterRules {
  /** By launch and number: those that count somewhere, or would if they were restored. */
  readonly #votes = new Map<LaunchId, Map<number, { readonly held: boolean; readonly withdrawn: boolean }>>()
  readonly #days = new Map<Day, VotingDay>()
  readonly #granted = new Set<number>()
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
      case 'RewardsAnnounced': {
        const never = event.data.tiers.filter((tier) => !this.#granted.has(tier))
        return never.map((tier) => `the reward for a streak of ${tier} was announced and never granted`)
      }
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
    const { number, launchId, countsOn, weight } = data
    const today = this.#day(countsOn)
    const shown = shownOn(this.#streak, countsOn)
    if (number !== this.#casts + 1) wrong.push(`it is number ${number} and should be ${this.#casts + 1}`)
    const ofLaunch = this.#votesFor(launchId)
    if ([...ofLaunch.values()].some(({ withdrawn }) => !withdrawn)) wrong.push('the member has a standing vote on this launch already')
    if (today.votes >= DAILY_VOTE_LIMIT)
      wrong.push(`it is the member's vote ${today.votes + 1} of ${countsOn}, where ${DAILY_VOTE_LIMIT} are allowed`)
    if (countsOn !== dayOf(envelope.at)) wrong.push(`it counts on ${countsOn} and was cast on ${dayOf(envelope.at)}`)
    if (weight !== multiplierOf(shown)) wrong.push(`it weighs ${weight}, and at a streak of ${shown} a vote weighs ${multiplierOf(shown)}`)

    this.#casts = number
    ofLaunch.set(number, { held: false, withdrawn: false })
    today.votes += 1
    const streak = extendedOn(this.#streak, countsOn)
    if (streak.latest !== this.#streak.latest) this.#due = this.#stepOf(data, streak.streak)
    return wrong
  }

  #stepOf({ memberId, countsOn: day }: EventOf<typeof VoteCast>['data'], streak: number): Consequence[] {
    const reached = rewardTiers.filter(({ streaks }) => streaks <= streak && !this.#granted.has(streaks))
    return [StreakExtended({ memberId, day, streak }), ...reached.map(({ streaks: tier }) => RewardGranted({ memberId, tier }))]
  }

  #withdrawn({ data }: EventOf<typeof VoteWithdrawn>, { envelope }: Recorded<VoterEvent>): string[] {
    const wrong: string[] = []
    const { memberId, number, launchId, countsOn, withdrawnOn } = data
    const ofLaunch = this.#votesFor(launchId)
    const vote = ofLaunch.get(number)
    if (vote === undefined || vote.withdrawn) wrong.push('the member has no such standing vote')
    if (vote?.held) wrong.push('it was withdrawn while it was under review')
    const today = dayOf(envelope.at) > countsOn ? dayOf(envelope.at) : countsOn
    if (withdrawnOn !== today) wrong.push(`it counts as withdrawn on ${withdrawnOn}, and it was ${today}`)
    ofLaunch.set(number, { held: false, withdrawn: true })
    if (withdrawnOn !== countsOn) return wrong

    ofLaunch.delete(number)
    const day = this.#day(countsOn)
    day.votes -= 1
    if (day.votes === 0 && day.before !== undefined && this.#streak.latest === countsOn)
      this.#due = [StreakStepUndone({ memberId, day: countsOn, ...day.before })]
    return wrong
  }

  #judged({ type, data }: VoteEvent): string[] {
    const ofLaunch = this.#votesFor(data.launchId)
    const vote = ofLaunch.get(data.number)
    ofLaunch.set(data.number, { held: type !== 'VoteRestored', withdrawn: vote?.withdrawn ?? false })
    return vote === undefined ? ['the member has no such vote that counts anywhere'] : []
  }

  #votesFor(launchId: LaunchId) {
    const known = this.#votes.get(launchId) ?? new Map<number, { readonly held: boolean; readonly withdrawn: boolean }>()
    this.#votes.set(launchId, known)
    return known
  }

  #consequence(event: Consequence): string[] {
    const due = this.#due.shift()
    const wrong =
      due === undefined || !isSame(due, event) ? [`${named(event)}${due === undefined ? '' : `, and it should say ${named(due)}`}`] : []
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

  #day(day: Day): VotingDay {
    const known = this.#days.get(day) ?? { votes: 0, before: undefined }
    this.#days.set(day, known)
    return known
  }
}

const isSame = (one: Consequence, other: Consequence): boolean => named(one) === named(other)

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
