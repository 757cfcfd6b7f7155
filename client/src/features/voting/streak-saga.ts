import { rewardTiers } from '@debut/events/voting/reward-tiers.ts'
import { call, delay, fork, put, select } from 'typed-redux-saga'
import type { ApiClient } from '../../lib/api/api-client.ts'
import { report } from '../../lib/report.ts'
import { selectProfile } from '../../lib/session/session-slice.ts'
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
  yield* fork(endAnimation)
  yield* call(claim, api, profile)
}

function* endAnimation() {
  yield* delay(ANIMATION)
  yield* put(streakShown())
}

function* claim(api: ApiClient, { memberId, streak }: { readonly memberId: string; readonly streak: number }) {
  const unlocked = rewardTiers.filter(({ streaks }) => streaks <= streak).map(({ streaks }) => streaks)
  if (unlocked.length === 0) return
  try {
    const rewards = yield* call(claimRewards, api, { memberId, streak, unlocked })
    const highest = rewards.toSorted((one, other) => one.streaks - other.streaks).at(-1)
    if (highest !== undefined) yield* put(rewardEarned(highest))
  } catch (error) {
    report('Failed to check the rewards', error)
  }
}
