import { commentEvents, type CommentEvent } from '@debut/events/discussion/comment-events.ts'
import { type LikeEvent, likerStream } from '@debut/events/discussion/like-events.ts'
import { postEvents, type PostEvent } from '@debut/events/discussion/post-events.ts'
import { type ReporterEvent, reporterStream } from '@debut/events/discussion/report-events.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { decode, decodeEach } from '@debut/adapters/event-codec.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { planLaunches } from '../launch-plan.ts'
import { MadeLog } from '../made-log.ts'
import { demoPeople } from '../people.ts'
import { randomOf } from '../random.ts'
import { newWorldKeys } from '../record-world.ts'
import { inCategory } from '../testing/read-world.ts'
import { readableTape } from '../testing/readable-tape.ts'
import { isPost, planDiscussion } from './discussion-plan.ts'
import { planLikes } from './like-plan.ts'
import { discussionSteps } from './write-discussion.ts'

const SEED = 'debut'
const today = '2026-11-26' as Day

describe('what the members of the demo world say, in the log', () => {
  const people = demoPeople(SEED)
  const texts = planDiscussion(SEED, today, people)
  const likes = planLikes(SEED, today, people, texts)
  const keys = newWorldKeys(SEED)
  const { tape, stored } = readableTape()
  const idOfMember = (username: string) => people.find((person) => person.username === username)?.memberId
  let posts: Recorded<PostEvent>[]
  let comments: Recorded<CommentEvent>[]
  let events: Recorded<unknown>[]

  const keysOf = (known: ReadonlyMap<MemberId, Buffer | null>): MemberKeys => ({
    of: async () => known,
    forSealing: () => Promise.reject(new Error('nothing is sealed here')),
    destroy: () => Promise.reject(new Error('no member is erased here')),
  })

  beforeAll(async () => {
    const log = new MadeLog({ tape, keys, random: randomOf(SEED), claimSecret: 'a claim secret for tests' })
    const toolIds = new Map<string, ToolId>(planLaunches(SEED, today, people).map(({ tool }) => [tool.card.slug, tool.toolId]))
    const admin = people.find(({ roles }) => roles.includes('admin'))!
    const steps = discussionSteps({ log, texts, likes, people, toolIds, admin })
    for (const { run } of steps.toSorted((one, other) => one.at - other.at)) run()
    events = await decode(keysOf(keys), stored)
    posts = inCategory('post', events)
    comments = inCategory('comment', events)
  })

  it('is all there, each text on a stream of its own, and written once', () => {
    const first = [...posts, ...comments].filter(({ revision }) => revision === 0).map(({ event }) => event)
    expect(first.map(({ type }) => type).toSorted()).toEqual(
      texts.map((text) => (isPost(text) ? 'PostPublished' : 'CommentWritten')).toSorted(),
    )
    expect(inCategory<LikeEvent>('liker', events)).toHaveLength(likes.length)
    expect(inCategory<ReporterEvent>('reporter', events)).toHaveLength(2)
  })

  it('has the form that the contract gives it', () => {
    const forms = new Map([...postEvents, ...commentEvents].map(({ type, schema }) => [type as string, schema]))
    for (const { event } of [...posts, ...comments]) expect(forms.get(event.type)?.safeParse(event.data).error, event.type).toBeUndefined()
  })

  it('keeps texts and titles under the keys of their authors, and the notes of reports under those of the reporters', async () => {
    const records = tape.records()
    expect(records.includes('off-topic')).toBe(true)
    for (const { body } of texts) expect(records.includes(body.slice(0, 24)), body).toBe(false)
    const kenji = idOfMember('kenji-makes')!
    const known = new Map(people.map(({ memberId }) => [memberId, memberId === kenji ? null : (keys.get(memberId) ?? null)]))
    const without = (await decodeEach(keysOf(known), stored)) as Recorded<PostEvent | CommentEvent | ReporterEvent>[]
    const bodies = without.flatMap(({ event }) => ('body' in event.data ? [{ by: event.data.memberId, body: event.data.body }] : []))
    expect(new Set(bodies.filter(({ body }) => body === null).map(({ by }) => by))).toEqual(new Set([kenji]))
    expect(bodies.filter(({ by, body }) => by === kenji && body !== null)).toEqual([])
    for (const { data } of stored.filter(({ type }) => type === 'ContentReported'))
      expect(data).toMatchObject({ note: { $of: (data as { memberId: string }).memberId } })
  })

  it('names those who are mentioned by their ids, and tells them', () => {
    const launch = posts.find(({ event }) => event.type === 'PostPublished' && event.data.title?.startsWith('Harbor Department'))
    const data = launch?.event.type === 'PostPublished' ? launch.event.data : undefined
    expect(data?.mentions).toEqual([idOfMember('lfalk')])
    expect(data?.body).toContain(`@{${idOfMember('lfalk')}} and I are up`)
    const edited = posts.find(({ event, stream }) => stream === launch?.stream && event.type === 'PostEdited')
    expect(edited?.event.data).toMatchObject({ mentions: ['lfalk', 'clara-p'].map(idOfMember) })
  })

  it('answers the author of the post or of the comment, and no one for a first comment on a tool', () => {
    const written = comments.flatMap(({ event }) => (event.type === 'CommentWritten' ? [event.data] : []))
    const authors = new Map<string, MemberId>([
      ...written.map(({ commentId, memberId }) => [commentId, memberId] as const),
      ...posts.flatMap(({ event }) => (event.type === 'PostPublished' ? [[event.data.postId, event.data.memberId] as const] : [])),
    ])
    const besides = (parentId: string, commentId: string) =>
      written.filter((each) => each.parentId === parentId && each.commentId !== commentId).map(({ memberId }) => memberId)
    for (const { postId, toolId, parentId, rootId, commentId, depth, answersTo } of written) {
      expect([postId, toolId].filter((each) => each !== null)).toHaveLength(1)
      expect(depth === 1).toBe(parentId === null)
      expect(rootId === commentId).toBe(parentId === null)
      if (parentId === null) expect(answersTo).toBe(postId === null ? null : authors.get(postId))
      else if (depth < 3) expect(answersTo).toBe(authors.get(parentId))
      else expect([authors.get(parentId), ...besides(parentId, commentId)]).toContain(answersTo)
    }
    const thanks = written.find(({ body }) => body?.startsWith('It is one now, with thanks'))
    expect(thanks?.answersTo).toBe(idOfMember('zoe-builds'))
  })

  it('marks edits, and says who hid what and why', () => {
    const of = (type: string) => [...posts, ...comments].filter(({ event }) => event.type === type).map(({ event }) => event.data)
    expect(of('CommentEdited').length).toBeGreaterThan(4)
    for (const data of of('CommentEdited')) expect(data).toMatchObject({ marked: true })
    expect(of('PostEdited').length).toBeGreaterThan(4)
    expect(of('CommentDeleted')).toHaveLength(3)
    expect(of('CommentHidden')).toEqual([expect.objectContaining({ reason: 'spam', by: idOfMember('admin') })])
  })

  it('likes on the stream of who likes, and names whose text it is', () => {
    const liked = inCategory<LikeEvent>('liker', events)
    for (const { event, stream } of liked) expect(stream).toBe(likerStream(event.data.memberId))
    const authors = new Map<string, MemberId>(texts.map((text) => [isPost(text) ? text.postId : text.commentId, text.author.memberId]))
    for (const { event } of liked) {
      if (event.type === 'PostLiked') expect(event.data.authorId).toBe(authors.get(event.data.postId))
      if (event.type === 'CommentLiked') expect(event.data.authorId).toBe(authors.get(event.data.commentId))
    }
    for (const { event, stream } of inCategory<ReporterEvent>('reporter', events)) expect(stream).toBe(reporterStream(event.data.memberId))
  })
})
