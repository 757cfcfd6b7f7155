import { RewardGranted, RewardsAnnounced } from '@debut/events/voting/vote-events.ts'
import { expect, it } from 'vitest'
import { appended, ines, rowsOf, tomasz } from '../testing/given.ts'
import { projectionDatabase } from '../testing/projection-database.ts'
import { positionOf } from '../testing/made-commits.ts'
import { rewards } from './rewards-projector.ts'

const database = projectionDatabase()

it('a reward is granted on one day and announced on another, each to its member', async () => {
  const commits = [
    appended(`voter-${ines}`, {}, RewardGranted({ memberId: ines, tier: 5 }), RewardGranted({ memberId: ines, tier: 25 })),
    appended(`voter-${tomasz}`, {}, RewardGranted({ memberId: tomasz, tier: 5 })),
    appended(`voter-${ines}`, { at: '2026-03-04T20:00:00Z' }, RewardsAnnounced({ memberId: ines, tiers: [5] })),
  ]
  const granted = `select member_id, tier, granted_at = '2026-03-02T20:00:00Z' as on_time, position,
    (announced_at at time zone 'utc')::date as announced from granted order by position`
  for (const size of [1, 10]) {
    expect(await rowsOf(database(), rewards, commits, granted, size)).toEqual([
      { member_id: ines, tier: 5, on_time: true, position: positionOf(0), announced: '2026-03-04' },
      { member_id: ines, tier: 25, on_time: true, position: positionOf(1), announced: null },
      { member_id: tomasz, tier: 5, on_time: true, position: positionOf(2), announced: null },
    ])
  }
})
