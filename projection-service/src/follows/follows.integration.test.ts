import { MemberFollowed, MemberUnfollowed, ToolFollowed, ToolUnfollowed } from '@debut/events/follows/follow-events.ts'
import { MemberErased } from '@debut/events/members/member-events.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { describe, expect, it } from 'vitest'
import { appended, ines, rowsOf, tomasz } from '../testing/given.ts'
import { projectionDatabase } from '../testing/projection-database.ts'
import { positionOf } from '../testing/made-commits.ts'
import { follows } from './follows-projector.ts'

const database = projectionDatabase()
const toolId = ToolId.parse('01K9Z7V5C0QW8R3N4M2X000001')
const followed = MemberFollowed({ memberId: ines, followedId: tomasz })
const unfollowed = MemberUnfollowed({ memberId: ines, followedId: tomasz })
const tool = ToolFollowed({ memberId: ines, toolId })
const ofInes = (...facts: Parameters<typeof appended>[2][]) => facts.map((fact) => appended(`follower-${ines}`, {}, fact))
const rows = 'select follower_id, followed, position from follows order by position'
const counts = 'select id, followers, following from counts where followers <> 0 or following <> 0 order by followers, id'

/** The same in one batch as in many. */
const bothWays = async (commits: Parameters<typeof rowsOf>[2], sql: string) => {
  const one = await rowsOf(database(), follows, commits, sql, 1)
  expect(await rowsOf(database(), follows, commits, sql, 100)).toEqual(one)
  return one
}

describe('who follows whom', () => {
  it('is known with how many there are, members and tools apart', async () => {
    const commits = ofInes(followed, tool)
    expect(await bothWays(commits, rows)).toEqual([
      { follower_id: ines, followed: tomasz, position: positionOf(0) },
      { follower_id: ines, followed: toolId, position: positionOf(1) },
    ])
    expect(await bothWays(commits, counts)).toEqual([
      { id: ines, followers: 0, following: 1 },
      { id: toolId, followers: 1, following: 0 },
      { id: tomasz, followers: 1, following: 0 },
    ])
  })

  it('ends, and begins anew, as often as somebody changes their mind', async () => {
    expect(await bothWays(ofInes(followed, unfollowed), counts)).toEqual([])
    const again = ofInes(followed, tool, unfollowed, ToolUnfollowed({ memberId: ines, toolId }), followed)
    expect(await bothWays(again, rows)).toEqual([{ follower_id: ines, followed: tomasz, position: positionOf(4) }])
    expect(await bothWays(again, counts)).toEqual([
      { id: ines, followers: 0, following: 1 },
      { id: tomasz, followers: 1, following: 0 },
    ])
  })

  it('holds no member who was erased, also where they are followed after that', async () => {
    const erased = appended(`member-${tomasz}`, {}, MemberErased({ memberId: tomasz }))
    const theirs = appended(`follower-${tomasz}`, {}, MemberFollowed({ memberId: tomasz, followedId: ines }))
    for (const commits of [
      [...ofInes(followed), theirs, erased],
      [theirs, erased, ...ofInes(followed)],
    ]) {
      expect(await bothWays(commits, rows)).toEqual([])
      expect(await bothWays(commits, counts)).toEqual([])
    }
  })
})
