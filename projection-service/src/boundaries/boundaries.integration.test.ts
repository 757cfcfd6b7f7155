import {
  boundariesStream,
  MemberBlocked,
  MemberMuted,
  MemberUnblocked,
  ThreadMuted,
  ThreadUnmuted,
  ToolMuted,
  WordMuted,
  WordUnmuted,
} from '@debut/events/boundaries/boundary-events.ts'
import { WordId } from '@debut/events/boundaries/muted-word.ts'
import { PostId } from '@debut/events/discussion/discussion-form.ts'
import { MemberErased } from '@debut/events/members/member-events.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { describe, expect, it } from 'vitest'
import { appended, ines, rowsOf, tomasz } from '../testing/given.ts'
import { projectionDatabase } from '../testing/projection-database.ts'
import { positionOf } from '../testing/made-commits.ts'
import { boundaries } from './boundaries-projector.ts'

const database = projectionDatabase()
const postId = PostId.parse('01K9Z7V5C2QW8R3N4M2X000001')
const toolId = ToolId.parse('01K9Z7V5C0QW8R3N4M2X000001')
const wordId = WordId.parse('01K9Z7V5C0QW8R3N4M2X000030')
const blocked = MemberBlocked({ memberId: ines, blockedId: tomasz })
const unblocked = MemberUnblocked({ memberId: ines, blockedId: tomasz })
const ofInes = (...facts: Parameters<typeof appended>[2][]) => facts.map((fact) => appended(boundariesStream(ines), {}, fact))
const rows = 'select kind, target, position from boundaries order by position'
const words = 'select word_id, word from words order by position'

/** The same in one batch as in many. */
const bothWays = async (commits: Parameters<typeof rowsOf>[2], sql: string) => {
  const one = await rowsOf(database(), boundaries, commits, sql, 1)
  expect(await rowsOf(database(), boundaries, commits, sql, 100)).toEqual(one)
  return one
}

describe('the boundaries of a member', () => {
  it('are of each kind what they last said', async () => {
    const muted = MemberMuted({ memberId: ines, mutedId: tomasz })
    const thread = ThreadMuted({ memberId: ines, postId })
    const tool = ToolMuted({ memberId: ines, toolId })
    expect(
      await bothWays(ofInes(blocked, muted, thread, tool, unblocked, ThreadUnmuted({ memberId: ines, postId }), thread), rows),
    ).toEqual([
      { kind: 'muted', target: tomasz, position: positionOf(1) },
      { kind: 'tool', target: toolId, position: positionOf(3) },
      { kind: 'thread', target: postId, position: positionOf(6) },
    ])
  })

  it('have words as their member wrote them', async () => {
    const word = WordMuted({ memberId: ines, wordId, word: 'Free Money' })
    expect(await bothWays(ofInes(word), words)).toEqual([{ word_id: wordId, word: 'Free Money' }])
    expect(await bothWays(ofInes(word, WordUnmuted({ memberId: ines, wordId })), words)).toEqual([])
  })

  it('are gone with a member who is erased, and with one whom they name', async () => {
    const word = WordMuted({ memberId: ines, wordId, word: 'Free Money' })
    for (const memberId of [ines, tomasz]) {
      const erased = appended(`member-${memberId}`, {}, MemberErased({ memberId }))
      for (const commits of [
        [...ofInes(blocked, word), erased],
        [erased, ...ofInes(blocked, word)],
      ]) {
        expect(await bothWays(commits, rows)).toEqual([])
        expect(await bothWays(commits, words)).toHaveLength(memberId === ines ? 0 : 1)
      }
    }
  })
})
