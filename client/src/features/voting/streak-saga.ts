import { rewardTiers } from '@debut/events/voting/reward-tiers.ts'
import { call, delay, fork, join, put, race, select, spawn, take } from 'typed-redux-saga'
import type { ApiClient } from '../../lib/api/api-client.ts'
import { report } from '../../lib/report.ts'
import type { Profile } from '../../lib/session/profile.ts'
import { selectProfile, signedOut } from '../../lib/session/session-slice.ts'
import { claimRewards } from './rewards-api.ts'
import { rewardEarned, selectVoting, streakRose, streakShown } from './voting-slice.ts'

const ANIMATION = 1_000

/** After a vote: has the streak risen, and is a tier reached with it? */
export function* checkStreak(api: ApiClient) {
  const profile = yield* select(selectProfile)
  const { voteDetected } = yield* select(selectVoting)
  if (voteDetected === undefined || profile === undefined) return
  if (profile.streak <= voteDetected.streak) return
  yield* put(streakRose({ launchId: voteDetected.launchId }))
  // It goes on where another vote is looked into.
  yield* spawn(celebrate, api, profile)
}

/** One thing after the other: the reward has the page to itself once the streak has risen. */
function* celebrate(api: ApiClient, profile: Profile) {
  const claiming = yield* fork(claim, api, profile)
  const { left } = yield* race({ shown: delay(ANIMATION), left: take(signedOut) })
  yield* put(streakShown())
  const reward = left === undefined ? (yield* race({ claimed: join(claiming), left: take(signedOut) })).claimed : undefined
  if (reward !== undefined) yield* put(rewardEarned(reward))
}

function* claim(api: ApiClient, { memberId, streak }: Profile) {
  const unlocked = rewardTiers.filter(({ streaks }) => streaks <= streak).map(({ streaks }) => streaks)
  if (unlocked.length === 0) return undefined
  try {
    const rewards = yield* call(claimRewards, api, { memberId, streak, unlocked })
    return rewards.toSorted((one, other) => one.streaks - other.streaks).at(-1)
  } catch (error) {
    report('Failed to check the rewards', error)
    return undefined
  }
}
