import { describe, expect, it } from 'vitest'
import { framesReceived } from '../../../lib/resources/follow-live.ts'
import { toolIdOf } from '../../../lib/api/testing/ids.ts'
import { commandAnswered } from '../../../lib/commands/outbox-slice.ts'
import { AYA, commentIdOf, INES, postIdOf, threadAnswer } from './testing/comments.ts'
import { branchOf, likeable, ownThreadResources, type ShownThread, threadOf, threadResources } from './thread-resources.ts'
import { shownFrom } from './testing/shown-thread.ts'

const POST = postIdOf('post')
const query = threadOf({ postId: POST }, { sort: 'newest', page: 2 })
const COMMAND = '01890000-0000-7000-8000-000000000001'

const answered = (type: string, payload: Readonly<Record<string, unknown>>, position: number) =>
  commandAnswered({ commandId: COMMAND, type, payload, position })
const wrote = (position: number) =>
  answered('WriteComment', { commentId: commentIdOf('mine'), postId: POST, toolId: null, parentId: null, body: 'mine' }, position)
const thread = (more: object = {}): ShownThread => shownFrom({ postId: POST }, threadAnswer(['one'], more))
const counts = (comments: number, cursor: number, topic = `thread:post:${POST}`) =>
  framesReceived({ topic, messages: [{ cursor, body: { comments, newest: [], likes: 3 } }], upTo: cursor })

it('asks for a page of the thread of a post or a tool, in an order', () => {
  expect(query.key).toBe(`/api/posts/${POST}/comments?sort=newest&page=2`)
  const onTool = threadOf({ toolId: toolIdOf('harbor') }, { sort: 'best', page: 1 })
  expect(onTool.key).toBe(`/api/tools/${toolIdOf('harbor')}/comments?sort=best&page=1`)
  expect(query.topic(thread())?.name).toBe(`thread:post:${POST}`)
  expect(onTool.topic(shownFrom({ toolId: toolIdOf('harbor') }, threadAnswer([])))?.name).toBe(`thread:tool:${toolIdOf('harbor')}`)
})

it('asks for what an address names', () => {
  const keys = (search: string) => threadResources({ postId: POST }, new URLSearchParams(search)).map(({ key }) => key)
  expect(keys('sort=newest&page=2')).toEqual([query.key])
  expect(keys(`branch=${commentIdOf('one')}`).at(1)).toBe(branchOf(commentIdOf('one')).key)
})

it('asks which of the comments that are shown its reader likes, a hundred at once', () => {
  const many = Array.from({ length: 120 }, (_, index) => `c${index}`)
  const { comments } = threadAnswer([...many, ['gone', { state: 'deleted' }]])
  expect(likeable(comments)).toHaveLength(120)
  const { key } = threadOf({ postId: POST }, { sort: 'best', page: 1 })
  const data = shownFrom({ postId: POST }, threadAnswer([...many, ['gone', { state: 'deleted' }]]))
  const state = { resources: { [key]: { status: 'ready' as const, data, pages: 1 } }, ownResources: {} }
  const keys = ownThreadResources({ postId: POST }, new URLSearchParams(), state).map((each) => each.key)
  const asked = keys.filter((address) => address.startsWith('/api/likes'))
  expect(asked.map((address) => (address.match(/comments=([^&]*)/)?.[1] ?? '').split(',').length)).toEqual([100, 20])
})

describe('what the reader did', () => {
  it('is learnt from the answer to the command', () => {
    expect(query.learn(thread(), wrote(120)).acts).toMatchObject([{ kind: 'written', commentId: commentIdOf('mine'), position: 120 }])
    expect(query.learn(thread(), answered('LikeComment', { commentId: commentIdOf('one') }, 130)).likes).toEqual([
      { id: commentIdOf('one'), by: 1, position: 130 },
    ])
  })

  it('changes nothing where a command is about something else', () => {
    const shown = thread()
    expect(query.learn(shown, answered('FollowMember', { memberId: INES }, 120))).toBe(shown)
    expect(query.learn(shown, answered('ReportComment', { commentId: commentIdOf('one'), by: AYA }, 120))).toBe(shown)
  })

  it('stays known with the next answer, which may not hold it', () => {
    const shown = query.learn(thread(), wrote(120))
    expect(query.merge?.(shown, thread({ position: 110 }))).toMatchObject({ answeredAt: 110, acts: shown.acts })
  })

  it('is not undone by an answer from before what is shown, which is asked for again where it was stale', () => {
    const shown = thread({ position: 200 })
    const older = thread({ position: 150, total: 7, stale: true })
    expect(query.merge?.(shown, older)).toMatchObject({ answeredAt: 200, total: 1, stale: true })
  })
})

it('counts what others write by the live topic, and moves nothing', () => {
  const shown = query.learn(thread(), counts(4, 140))
  expect(shown).toMatchObject({ live: { comments: 4, newest: [], position: 140 }, total: 1 })
  expect(shown.comments).toHaveLength(1)
  expect(query.isOutdatedBy(counts(4, 140), shown)).toBe(false)
  expect(query.merge?.(shown, thread({ position: 130 })).live).toEqual({ comments: 4, newest: [], position: 140 })
  expect(query.learn(thread(), counts(4, 140, 'thread:post:other')).live).toBeNull()
})
