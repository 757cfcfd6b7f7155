import type { RuleId } from '@debut/events/launches/rules.ts'
import { AWARDED_PLACES } from '@debut/events/launches/launch-numbers.ts'
import { DAILY_VOTE_LIMIT, HIDDEN_HOURS, LEFT_WITHIN_DAYS, LOTTERY_STREAK } from '@debut/events/voting/vote-numbers.ts'
import { rewardTiers } from '@debut/events/voting/reward-tiers.ts'

export interface Rule {
  readonly id: RuleId
  /** In plain sentences. */
  readonly text: readonly string[]
  readonly constants: Readonly<Record<string, unknown>>
}

export const rules: readonly Rule[] = [
  {
    id: 'v1',
    text: [
      `A member casts at most ${DAILY_VOTE_LIMIT} votes on a day, and has at most one standing vote on a launch. Members cannot vote for a tool they make, nor for ${LEFT_WITHIN_DAYS} days after they left its makers.`,
      'All days are those of Los Angeles: they last 23, 24 or 25 hours.',
      'A vote is worth the multiplier of the streak its voter had when they cast it; what becomes of the streak later does not change it.',
      'A launch’s points in a period are those of its counted votes that were cast before the period was over.',
      'The order of a board: more points first, then more voters, then the earlier last vote, then the launch’s id. Two launches never tie.',
      `In the first ${HIDDEN_HOURS} hours of a day the points of its launches are hidden, and they stand in the order of SHA-256(seed || launch id). The seed is committed to when the day opens and shown when it closes.`,
      'A vote that is withdrawn on its own day is given back. Withdrawn later, its points leave the periods that are still open, and no others.',
      'A vote that is held or voided is worth nothing, also in periods that are over; restored, it counts again wherever it counted. Each has a reason.',
      `When a member becomes a maker of a tool, their votes for it are void on launches that are not over, and on those on whose day they made the tool, were invited to, or had left it within ${LEFT_WITHIN_DAYS} days. These are not restored.`,
      'When a day is over, its standings are frozen, with the Merkle root over every vote that was cast on it. An award that changes later is revised, with the reason, and never silently.',
      `The first ${AWARDED_PLACES} of a day, week, month and year are its winners. Weeks begin on Monday.`,
      `A member who voted on a day and has a streak of ${LOTTERY_STREAK} takes part in its lottery: the lowest SHA-256(draw || leaf) wins, and the draw is SHA-256(seed || root).`,
      'A leaf is SHA-256(0x00 || “member|command|launch|weight|state”), a node SHA-256(0x01 || left || right), in the order of RFC 9162. Everywhere else seed, root, draw and leaf are hashed as their hex text. || joins two values.',
    ],
    constants: {
      dailyVoteLimit: DAILY_VOTE_LIMIT,
      hiddenHours: HIDDEN_HOURS,
      awardedPlaces: AWARDED_PLACES,
      lotteryStreak: LOTTERY_STREAK,
      tiers: rewardTiers,
    },
  },
]
