import { CommentId, PostId } from '@debut/events/discussion/discussion-form.ts'
import { fastify } from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { demoPeople } from '../people.ts'
import { talkByHttp } from './talk-by-http.ts'

const { signal } = new AbortController()
const [, maker] = demoPeople('debut')
const postId = PostId.parse('01M7W4K9DA7AM9JD1WGDRE08P8')
const commentId = CommentId.parse('01M7W4K9DA7AM9JD1WGDRE08P9')
const at = { position: 7, generatedAt: '2026-11-21T20:00:00.000Z' }

const author = { memberId: maker?.memberId, username: 'maker', name: null, avatar: null, tier: 0, makes: null }
const post = {
  postId,
  kind: 'question',
  title: null,
  author,
  tool: null,
  publishedAt: at.generatedAt,
  edited: false,
  likes: 3,
  comments: 1,
  publishedPosition: 6,
  beginning: 'What do you do?',
  isWhole: true,
  topReply: null,
}
const place = { commentId, parentId: null, rootId: commentId, depth: 1, at: at.generatedAt }

/** As much of the public API as the crowd needs to talk, and what it was asked for and sent. */
const apiThat = async (answers: number) => {
  const asked: string[] = []
  const sent: unknown[] = []
  const app = fastify()
  app.addHook('onRequest', async ({ url }) => void asked.push(url))
  app.get('/api/posts', async () => ({ ...at, posts: [post], more: true, all: 60 }))
  app.get<{ Params: { id: string } }>('/api/posts/:id/comments', async ({ params: { id } }, reply) =>
    id === postId
      ? { ...at, comments: [{ ...place, state: 'deleted' }], cut: [], total: 0, page: 1, pages: 1 }
      : reply.status(404).send({ code: 'unknown-post', message: 'We can’t find this post.' }),
  )
  app.get('/api/tools/:tool', async (_, reply) => reply.status(404).send({ code: 'not-found', message: 'There is no such tool.' }))
  app.post('/api/commands', async ({ body, headers: { authorization } }, reply) => {
    sent.push({ ...(body as object), authorization })
    return reply.status(answers).send({})
  })
  const edgeUrl = await app.listen({ port: 0 })
  onTestFinished(() => app.close())
  return { asked, sent, talk: talkByHttp({ edgeUrl, tokenOf: async ({ username }) => `token of ${username}` }) }
}

it('reads the feed page by page, and threads with what was deleted in them', async () => {
  const { asked, talk } = await apiThat(200)
  const { posts, more } = await talk.posts(signal)
  expect({ ids: posts.map((each) => each.postId), more }).toEqual({ ids: [postId], more: true })
  await talk.posts(signal, posts[0])
  expect(asked.at(-1)).toContain('before=6')
  expect(await talk.comments({ postId }, signal)).toEqual([{ ...place, state: 'deleted' }])
  expect(asked.at(-1)).toContain('sort=newest')
})

it('finds nothing where a post or a tool can’t be seen', async () => {
  const { talk } = await apiThat(200)
  expect(await talk.comments({ postId: PostId.parse('01M7W4K9DA7AM9JD1WGDRE08PZ') }, signal)).toEqual([])
  expect(await talk.toolNamed('nothing-of-the-kind', signal)).toBeUndefined()
})

it('sends commands as the member who speaks, and says whether they were accepted', async () => {
  const { sent, talk } = await apiThat(200)
  expect(await talk.send(maker!, 'LikePost', { postId }, signal)).toBe(true)
  expect(sent).toEqual([{ commandId: expect.any(String), type: 'LikePost', payload: { postId }, authorization: 'Bearer token of maker' }])
  const refusing = await apiThat(422)
  expect(await refusing.talk.send(maker!, 'LikePost', { postId }, signal)).toBe(false)
})

it.each([429, 503])('takes a %s for no decision', async (status) => {
  const { talk } = await apiThat(status)
  await expect(talk.send(maker!, 'LikeComment', { commentId }, signal)).rejects.toThrow(String(status))
})

it('takes an answer that is no feed for none', async () => {
  const app = fastify()
  app.get('/api/posts', async (_, reply) => reply.status(503).send({ code: 'unavailable', message: 'Try again.' }))
  const edgeUrl = await app.listen({ port: 0 })
  onTestFinished(() => app.close())
  await expect(talkByHttp({ edgeUrl, tokenOf: async () => '' }).posts(signal)).rejects.toThrow('posts')
})
