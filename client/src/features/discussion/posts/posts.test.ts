import type { Post } from '@debut/events/discussion/post-answers.ts'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import { expect, it } from 'vitest'
import { commandAnswered } from '../../../lib/commands/outbox-slice.ts'
import { commandIdOf } from '../../../lib/api/testing/ids.ts'
import { framesReceived } from '../../../lib/resources/follow-live.ts'
import { isAwaitingEdit, postOf, type ShownPost } from './posts.ts'
import { postCard, postIdOf } from './testing/posts.ts'

const postId = postIdOf('harbor')
const query = postOf({ postId })

const answered = async (position: number, rest: Partial<Post> = {}): Promise<ShownPost> => {
  const { beginning: _, isWhole: __, topReply: ___, ...card } = postCard('harbor')
  const answer: Post = { ...card, body: 'As it was.', revision: 0, position: LogPosition.parse(position), ...rest }
  const api = { get: () => Promise.resolve(answer), post: () => Promise.reject(new Error('nothing is sent here')) }
  const post = await query.fetch(api as never, { pages: 1 })
  if ('moved' in post) throw new Error('a post does not move')
  return post
}
const edited = (position: number, body: string, of = postId) =>
  commandAnswered({
    commandId: commandIdOf(1),
    type: 'EditPost',
    payload: { postId: of, kind: 'learning', title: 'Another', body, toolId: null },
    position,
  })
const counted = (cursor: number, likes: number, revision = 0) =>
  framesReceived({
    topic: `thread:post:${postId}`,
    messages: [{ cursor, body: { likes, comments: 4, revision, position: cursor } }],
    upTo: cursor,
  })

it('shows at once what its author has changed, until an answer holds it', async () => {
  const post = query.learn(await answered(10), edited(12, 'As it is.'))
  expect(post).toMatchObject({ kind: 'learning', title: 'Another', body: 'As it is.' })
  expect(isAwaitingEdit(post)).toBe(true)
  const early = query.merge?.(post, await answered(11))
  expect(early?.body).toBe('As it is.')
  const late = query.merge?.(post, await answered(12, { body: 'As it is, with links.' }))
  expect(late?.body).toBe('As it is, with links.')
  expect(late && isAwaitingEdit(late)).toBe(false)
})

it('is not changed by an edit of another post', async () => {
  const post = await answered(10)
  expect(query.learn(post, edited(12, 'Another one.', postIdOf('other')))).toBe(post)
})

it('counts the likes of everybody as they come, and nothing that is older', async () => {
  const post = query.learn(await answered(10, { likes: 1 }), counted(15, 7))
  expect(post).toMatchObject({ likes: 7, comments: 4, position: 10 })
  expect(query.learn(post, counted(14, 6))).toBe(post)
  expect(query.merge?.(post, await answered(12, { likes: 2 }))?.likes).toBe(7)
  expect(query.merge?.(post, await answered(16, { likes: 8 }))?.likes).toBe(8)
})

it('is asked for again once its author has edited it, and not when it is only counted', async () => {
  const post = await answered(10, { revision: 1 })
  expect(query.isOutdatedBy(counted(15, 7, 1), post)).toBe(false)
  expect(query.isOutdatedBy(counted(15, 7, 2), post)).toBe(true)
  expect(query.isOutdatedBy(counted(15, 7, 2), undefined)).toBe(false)
})
