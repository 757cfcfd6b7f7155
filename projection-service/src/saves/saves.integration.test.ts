import { PostId } from '@debut/events/discussion/discussion-form.ts'
import { MemberErased } from '@debut/events/members/member-events.ts'
import {
  PostSaved,
  PostUnsaved,
  type SaverEvent,
  SavedPublished,
  SavedUnpublished,
  ToolSaved,
  ToolUnsaved,
} from '@debut/events/saves/save-events.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { describe, expect, it } from 'vitest'
import { appended, ines, rowsOf, tomasz } from '../testing/given.ts'
import { projectionDatabase } from '../testing/projection-database.ts'
import { positionOf } from '../testing/made-commits.ts'
import { saves } from './saves-projector.ts'

const database = projectionDatabase()
const [kite, lamp] = ['01K9Z7V5C0QW8R3N4M2X000001', '01K9Z7V5C0QW8R3N4M2X000002'].map((id) => ToolId.parse(id)) as [ToolId, ToolId]
const saved = (toolId: ToolId) => ToolSaved({ memberId: ines, toolId })
const unsaved = (toolId: ToolId) => ToolUnsaved({ memberId: ines, toolId })
const ofInes = (...facts: Parameters<typeof appended>[2][]) => facts.map((fact) => appended(`saver-${ines}`, {}, fact))
const rows = 'select member_id, tool_id, position from saves order by position'
const lists = 'select member_id from published order by 1'

/** The same in one batch as in many. */
const bothWays = async (commits: Parameters<typeof rowsOf>[2], sql: string) => {
  const one = await rowsOf(database(), saves, commits, sql, 1)
  expect(await rowsOf(database(), saves, commits, sql, 100)).toEqual(one)
  return one
}

describe('what members saved', () => {
  it('is known in the order in which they did, and forgotten where they take it back', async () => {
    expect(await bothWays(ofInes(saved(kite), saved(lamp)), rows)).toEqual([
      { member_id: ines, tool_id: kite, position: positionOf(0) },
      { member_id: ines, tool_id: lamp, position: positionOf(1) },
    ])
    expect(await bothWays(ofInes(saved(kite), unsaved(kite)), rows)).toEqual([])
    expect(await bothWays(ofInes(saved(kite), saved(lamp), unsaved(kite), saved(kite)), rows)).toEqual([
      { member_id: ines, tool_id: lamp, position: positionOf(1) },
      { member_id: ines, tool_id: kite, position: positionOf(3) },
    ])
  })

  it('is for everybody only as long as its member says so', async () => {
    const [published, unpublished] = [SavedPublished({ memberId: ines }), SavedUnpublished({ memberId: ines })]
    expect(await bothWays(ofInes(saved(kite)), lists)).toEqual([])
    expect(await bothWays(ofInes(published), lists)).toEqual([{ member_id: ines }])
    expect(await bothWays(ofInes(published, unpublished), lists)).toEqual([])
    expect(await bothWays(ofInes(published, unpublished, published), lists)).toEqual([{ member_id: ines }])
  })

  it('holds posts beside tools', async () => {
    const [first, second] = ['01K9Z7V5C2QW8R3N4M2X000001', '01K9Z7V5C2QW8R3N4M2X000002'].map((id) => PostId.parse(id)) as [PostId, PostId]
    const [one, other] = [first, second].map((postId) => PostSaved({ memberId: ines, postId })) as [SaverEvent, SaverEvent]
    const undone = PostUnsaved({ memberId: ines, postId: first })
    const posts = 'select post_id, position from saved_posts order by position'
    expect(await bothWays(ofInes(saved(kite), one, other, undone), posts)).toEqual([{ post_id: second, position: positionOf(2) }])
    expect(await bothWays(ofInes(saved(kite), one, other, undone), rows)).toMatchObject([{ tool_id: kite }])
  })

  it('is gone with a member who is erased, also where something comes in after that', async () => {
    const erased = appended(`member-${tomasz}`, {}, MemberErased({ memberId: tomasz }))
    const postId = PostId.parse('01K9Z7V5C2QW8R3N4M2X000001')
    const theirs = [
      ToolSaved({ memberId: tomasz, toolId: kite }),
      PostSaved({ memberId: tomasz, postId }),
      SavedPublished({ memberId: tomasz }),
    ].map((fact) => appended(`saver-${tomasz}`, {}, fact))
    for (const commits of [
      [...theirs, erased],
      [erased, ...theirs],
    ]) {
      expect(await bothWays(commits, rows)).toEqual([])
      expect(await bothWays(commits, 'select * from saved_posts')).toEqual([])
      expect(await bothWays(commits, lists)).toEqual([])
    }
  })
})
