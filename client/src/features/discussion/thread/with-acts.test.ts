import { describe, expect, it } from 'vitest'
import type { CommentAct } from './comment-act.ts'
import { actsOnThread, rowsOfThread } from './shown-rows.ts'
import { commentIdOf, threadAnswer } from './testing/comments.ts'
import type { Row } from './with-acts.ts'

const THREAD = 'thread:post:this'
const ANSWERED = 100
const at = '2026-11-26T12:00:00Z'

const about = (name: string, position?: number) => ({
  commentId: commentIdOf(name),
  commandId: `${name} ${position}`,
  ...(position !== undefined && { position }),
})
const written = (name: string, parent: string | null, position?: number, thread = THREAD): CommentAct => ({
  ...about(name, position),
  kind: 'written',
  thread,
  parentId: parent === null ? null : commentIdOf(parent),
  body: name,
  at,
})
const edited = (name: string, body: string, position?: number): CommentAct => ({ ...about(name, position), kind: 'edited', body })
const gone = (kind: 'deleted' | 'hidden', name: string, position?: number): CommentAct => ({ ...about(name, position), kind })

const answer = (comments: Parameters<typeof threadAnswer>[0]) => ({
  ...threadAnswer(comments),
  answeredAt: ANSWERED,
  likes: [],
  topic: THREAD,
})
const rows = (comments: Parameters<typeof threadAnswer>[0], ...acts: CommentAct[]) => rowsOfThread(answer(comments), acts)

/** As a reader sees them: how deep, and what they say. */
const read = (row: Row) => {
  const says = row.state === 'shown' || row.state === 'own' ? row.body : row.state
  return `${'-'.repeat(row.depth)} ${says}${'isSending' in row && row.isSending ? ' (sending)' : ''}`
}
const shown = (...args: Parameters<typeof rows>) => rows(...args).map(read)

describe('a comment of the reader’s', () => {
  it('stands first as soon as it is sent, and until it is in the log says so', () => {
    expect(shown(['one', 'two'], written('mine', null))).toEqual(['- mine (sending)', '- one', '- two'])
    expect(shown(['one', 'two'], written('mine', null, 120))).toEqual(['- mine', '- one', '- two'])
  })

  it('is there once when an answer holds it, and stays where the reader found it', () => {
    expect(shown(['one', 'mine', 'two > mine'], written('mine', null, 90))).toEqual(['- mine', '-- two', '- one'])
    expect(rows(['one', 'mine'], written('mine', null, 90))[0]).toMatchObject({ state: 'shown' })
  })

  it('stands after the last reply to what it answers, one level deeper', () => {
    const thread = ['one', 'two > one', 'three > two', 'four > one', 'five'] as const
    expect(shown(thread, written('mine', 'one'))).toEqual(['- one', '-- two', '--- three', '-- four', '-- mine (sending)', '- five'])
    expect(shown(thread, written('mine', 'two'))).toEqual(['- one', '-- two', '--- three', '--- mine (sending)', '-- four', '- five'])
    expect(shown(thread, written('mine', 'five'))).toEqual(['- one', '-- two', '--- three', '-- four', '- five', '-- mine (sending)'])
  })

  it('can be replied to at once', () => {
    expect(shown(['one'], written('mine', null, 110), written('more', 'mine'))).toEqual(['- mine', '-- more (sending)', '- one'])
  })

  it('is not shown in another thread, nor where what it answers is not shown', () => {
    expect(shown(['one'], written('mine', null, 110, 'thread:post:other'), written('more', 'elsewhere', 110))).toEqual(['- one'])
  })
})

describe('an edit', () => {
  it('shows at once, and until an answer holds it', () => {
    expect(shown(['one'], edited('one', 'better'))).toEqual(['- better (sending)'])
    expect(shown(['one'], edited('one', 'better', 101))).toEqual(['- better'])
    expect(shown(['one'], edited('one', 'older', ANSWERED))).toEqual(['- one'])
  })

  it('shows on a comment that no answer of this page holds, however old it is', () => {
    expect(shown([], written('mine', null, 90), edited('mine', 'better', 95))).toEqual(['- better'])
  })

  it('shows nothing of a comment that is gone', () => {
    const tombstone = ['one', { state: 'deleted' }] as const
    expect(shown([tombstone, 'two > one'], edited('one', 'again'))).toEqual(['- deleted', '-- two'])
  })
})

describe('a deletion', () => {
  it('removes a comment without replies at once', () => {
    expect(shown(['one', 'two', 'three > two'], gone('deleted', 'three'), gone('hidden', 'one'))).toEqual(['- two'])
  })

  it('leaves a place for what others replied to', () => {
    expect(shown(['one', 'two > one'], gone('deleted', 'one'))).toEqual(['- deleted', '-- two'])
    expect(shown(['one', 'two > one'], gone('hidden', 'one'))).toEqual(['- hidden', '-- two'])
  })

  it('takes with it what stood there only for its replies, however high', () => {
    const removed = { state: 'deleted' }
    expect(shown([['one', removed], ['two > one', removed], 'three > two', 'four'], gone('deleted', 'three'))).toEqual(['- four'])
    expect(shown([['one', removed], 'two > one', 'three > one'], gone('deleted', 'three'))).toEqual(['- deleted', '-- two'])
  })

  it('is for ever: what the reader wrote and deleted does not return with the next answer', () => {
    expect(shown(['one'], written('mine', null, 80), gone('deleted', 'mine', 90))).toEqual(['- one'])
  })

  it('by a moderator may have been taken back by the time of the answer', () => {
    expect(shown(['one'], gone('hidden', 'one', 101))).toEqual([])
    expect(shown(['one'], gone('hidden', 'one', 99))).toEqual(['- one'])
  })
})

it('counts the likes that the reader gave since the answer', () => {
  const likes = [
    { id: commentIdOf('one'), by: 1, position: 101 },
    { id: commentIdOf('one'), by: -1, position: 99 },
    { id: commentIdOf('two'), by: 1, position: 102 },
  ] as const
  const [one] = rowsOfThread({ ...answer([['one', { likes: 5 }]]), likes }, [])
  expect(one).toMatchObject({ likes: 6 })
})

it('knows which acts concern the thread', () => {
  const acts = [
    written('mine', null),
    written('other', null, 90, 'thread:tool:x'),
    gone('deleted', 'one'),
    gone('deleted', 'elsewhere'),
    gone('deleted', 'mine'),
  ]
  expect(actsOnThread(answer(['one']), acts)).toEqual([acts[0], acts[2], acts[4]])
})
