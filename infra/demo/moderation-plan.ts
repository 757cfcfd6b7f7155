import type { ModerationReason } from '@debut/events/launches/moderation-reason.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import { joinedAt } from './joined-at.ts'
import { randomOf } from './random.ts'
import type { PlannedVote } from './vote-plan.ts'

/** What an admin does with a vote. */
export interface PlannedAct {
  readonly type: 'HoldVote' | 'VoidVote' | 'RestoreVote'
  readonly vote: PlannedVote
  readonly reason: ModerationReason
  readonly at: number
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Accusation = 'burst' | 'shared-origin' | 'new-account' | 'ring' | 'conflict-of-interest'

interface Story {
  /** The votes have to fit this accusation. */
  readonly of: Accusation
  /** The hours count from the last of the votes. */
  readonly acts: readonly (readonly [type: PlannedAct['type'], reason: ModerationReason, hours: number])[]
}

/** These are the decisions about votes for a launch, the newest first. */
const STORIES: readonly Story[] = [
  { of: 'burst', acts: [['HoldVote', 'burst', 1]] },
  { of: 'shared-origin', acts: [['HoldVote', 'shared-origin', 2]] },
  { of: 'new-account', acts: [['HoldVote', 'new-account', 5]] },
  {
    of: 'burst',
    acts: [
      ['HoldVote', 'burst', 3],
      ['RestoreVote', 'reviewed', 9],
    ],
  },
  {
    of: 'ring',
    acts: [
      ['HoldVote', 'ring', 2],
      ['VoidVote', 'ring', 30],
    ],
  },
  { of: 'conflict-of-interest', acts: [['VoidVote', 'conflict-of-interest', 20]] },
  { of: 'shared-origin', acts: [['VoidVote', 'shared-origin', 40]] },
  {
    of: 'new-account',
    acts: [
      ['HoldVote', 'new-account', 6],
      ['RestoreVote', 'reviewed', 28],
    ],
  },
  {
    of: 'burst',
    acts: [
      ['VoidVote', 'burst', 12],
      ['RestoreVote', 'mistake', 36],
    ],
  },
]
/** From the last weeks, half of one apart. */
const LATEST = 260
const APART = 170

/** Plans the decisions of an admin about a few votes for one launch, for one reason each. */
export const planModeration = (seed: string, today: Day, votes: readonly PlannedVote[]): PlannedAct[] => {
  const random = randomOf(`${seed} moderation`)
  // Those who keep a streak, or were taken back, have nothing to be looked at.
  const open = votes.filter(({ person, withdrawnAt }) => person.streak === undefined && withdrawnAt === undefined)
  const ofLaunch = Map.groupBy(open, ({ launch }) => launch)
  const ofPerson = Map.groupBy(open, ({ person }) => person)
  const looked = new Set<PlannedVote['launch']>()
  return STORIES.flatMap(({ of, acts }, index) => {
    const from = open.length - LATEST - index * APART - random.below(APART)
    const older = open.slice(0, Math.max(0, from)).toReversed()
    const accused = older
      .values()
      .filter(({ launch }) => !looked.has(launch))
      .map((vote) => alike(of, vote, { today, beside: ofLaunch.get(vote.launch) ?? [], ofPerson }))
      .find((found) => found.length > 0)
    const [first] = accused ?? []
    if (accused === undefined || first === undefined) return []
    looked.add(first.launch)
    const last = Math.max(...accused.map(({ at }) => at))
    return acts.flatMap(([type, reason, hours]) =>
      accused.map((vote, place) => ({ type, vote, reason, at: last + hours * HOUR + place * MINUTE })),
    )
  })
}

interface Known {
  readonly today: Day
  /** Votes for the same launch. */
  readonly beside: readonly PlannedVote[]
  readonly ofPerson: ReadonlyMap<PlannedVote['person'], readonly PlannedVote[]>
}

export const NEW_DAYS = 3
export const BURST_MINUTES = 10
const LEAST_BURST = 2
export const SHARED_LAUNCHES = 3
const SHARED_DAYS = 30
const MOST_RING = 3

/** Finds the votes that end with this one and fit the accusation. It returns none if this one doesn't. */
const alike = (of: Accusation, vote: PlannedVote, { today, beside, ofPerson }: Known): readonly PlannedVote[] => {
  const before = beside.filter((each) => each.at <= vote.at)
  switch (of) {
    case 'new-account':
      return vote.at - joinedAt(vote.person, today) < NEW_DAYS * DAY ? [vote] : []
    case 'burst': {
      const burst = before.filter(({ at }) => at > vote.at - BURST_MINUTES * MINUTE)
      return burst.length >= LEAST_BURST ? burst : []
    }
    case 'ring': {
      const launchesOf = ({ person }: PlannedVote) =>
        new Set(
          (ofPerson.get(person) ?? []).filter(({ at }) => at <= vote.at && at > vote.at - SHARED_DAYS * DAY).map(({ launch }) => launch),
        )
      const own = launchesOf(vote)
      // The vote's own launch is among the shared ones, so there has to be one more.
      const ring = before.filter(
        (each) =>
          each === vote ||
          launchesOf(each)
            .values()
            .filter((launch) => own.has(launch))
            .toArray().length > SHARED_LAUNCHES,
      )
      return ring.length > 1 ? ring.slice(-MOST_RING) : []
    }
    case 'shared-origin':
    case 'conflict-of-interest':
      return [vote]
  }
}
