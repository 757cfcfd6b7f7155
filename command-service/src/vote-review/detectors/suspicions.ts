import type { ReviewSettings } from '../review-settings.ts'
import type { SeenLaunch, VoteWindow } from '../vote-window.ts'
import { findBurst, findNewAccounts } from './find-crowds.ts'
import { findRing } from './find-ring.ts'
import { findSharedOrigins } from './find-shared-origins.ts'
import type { Suspicion } from './suspicion.ts'

/** What all detectors say of a launch: of votes that none has said the same of before, whatever became of that. */
export const suspicionsOf = (launch: SeenLaunch, window: VoteWindow, settings: ReviewSettings): Suspicion[] => {
  const ring = window.touchedEarly.has(launch) ? findRing(launch, window, settings) : undefined
  const all = [findBurst(launch, window, settings), findNewAccounts(launch, window, settings), ring]
  return [...all, ...findSharedOrigins(launch, window, settings)].flatMap((suspicion) => {
    if (suspicion === undefined) return []
    const votes = suspicion.votes.filter(({ judged }) => !judged?.includes(suspicion.detector))
    return votes.length === 0 ? [] : [{ ...suspicion, votes }]
  })
}
