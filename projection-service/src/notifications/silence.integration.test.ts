import {
  boundariesStream,
  MemberBlocked,
  MemberMuted,
  MemberUnblocked,
  MemberUnmuted,
  ThreadMuted,
  ThreadUnmuted,
  ToolMuted,
  ToolUnmuted,
} from '@debut/events/boundaries/boundary-events.ts'
import { commentStream, CommentWritten } from '@debut/events/discussion/comment-events.ts'
import { CommentId, PostId } from '@debut/events/discussion/discussion-form.ts'
import { likerStream, PostLiked } from '@debut/events/discussion/like-events.ts'
import { PostEdited, PostPublished, postStream } from '@debut/events/discussion/post-events.ts'
import { followerStream, MemberFollowed } from '@debut/events/follows/follow-events.ts'
import { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import { MemberErased, memberStream, PreferencesChanged } from '@debut/events/members/member-events.ts'
import { DEFAULT_PREFERENCES } from '@debut/events/members/preferences.ts'
import { inboxStream, NotificationsRead } from '@debut/events/notifications/notification-events.ts'
import { ReviewWritten } from '@debut/events/reviews/review-events.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { describe, expect, it } from 'vitest'
import { appended, ines, rowsOf, tomasz } from '../testing/given.ts'
import { fillInBatches, storedLog } from '../testing/made-log.ts'
import { projectionDatabase } from '../testing/projection-database.ts'
import { positionOf } from '../testing/made-commits.ts'
import { schemaOf } from '../kernel/build.ts'
import { notifications } from './notifications-projector.ts'

const database = projectionDatabase()

type Commits = Parameters<typeof rowsOf>[2]
type Commit = Commits[number]
type Fact = Parameters<typeof appended>[2]

const noor = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
const postId = PostId.parse('01K9Z7V5C2QW8R3N4M2X000001')
const toolId = ToolId.parse('01K9Z7V5C0QW8R3N4M2X000001')

/** What Tomasz's boundaries say. */
const says = (...facts: Fact[]) => facts.map((fact) => appended(boundariesStream(tomasz), { actor: tomasz }, fact))
const [who, thread, tool] = [
  { memberId: tomasz, blockedId: ines },
  { memberId: tomasz, postId },
  { memberId: tomasz, toolId },
]
const muted = { memberId: tomasz, mutedId: ines }
const [block, unblock] = [MemberBlocked(who), MemberUnblocked(who)]
const [mute, unmute] = [MemberMuted(muted), MemberUnmuted(muted)]

let comments = 0
const commentOn = (place: { postId: PostId | null; toolId: ToolId | null }, more: object = {}, actor = ines) => {
  const commentId = CommentId.parse(`01K9Z7V5C3QW8R3N4M2X${String(++comments).padStart(6, '0')}`)
  const written = { commentId, memberId: actor, ...place, parentId: null, rootId: commentId, depth: 1, body: 'See this.' }
  return appended(commentStream(commentId), { actor }, CommentWritten({ ...written, mentions: [], answersTo: null, ...more }))
}
const onPost = { postId, toolId: null }
const onTool = { postId: null, toolId }

/** Each event that notifies Tomasz of something that Ines, or another, does. */
const EVENTS: Readonly<Record<string, (actor?: MemberId) => Commit>> = {
  post_like: (actor = ines) => appended(likerStream(actor), { actor }, PostLiked({ memberId: actor, postId, authorId: tomasz })),
  post_comment: (actor = ines) => commentOn(onPost, { answersTo: tomasz }, actor),
  comment_reply: (actor = ines) =>
    commentOn(onTool, { parentId: CommentId.parse('01K9Z7V5C3QW8R3N4M2X999999'), depth: 2, answersTo: tomasz }, actor),
  follow: (actor = ines) => appended(followerStream(actor), { actor }, MemberFollowed({ memberId: actor, followedId: tomasz })),
  mention: (actor = ines) => commentOn(onTool, { mentions: [tomasz] }, actor),
  tool_review: (actor = ines) =>
    appended(
      `review-${toolId}_${actor}`,
      { actor },
      ReviewWritten({ toolId, memberId: actor, rating: 4, body: 'It does what it says, every day.', makers: [tomasz] }),
    ),
}
const names = Object.keys(EVENTS)
const happens = (name: string, actor?: MemberId) => (EVENTS[name] as (by?: MemberId) => Commit)(actor)

const shown = 'select recipient_id, actor_id, type, position from notifications order by position, recipient_id'

/** Live, one event after another; and a rebuild, which takes them by batches of any size. */
const noticesOf = async (commits: Commits) => {
  const live = await rowsOf(database(), notifications, commits, shown, 1)
  for (const size of [3, 100]) expect(await rowsOf(database(), notifications, commits, shown, size)).toEqual(live)
  return live
}

const notice = (type: string, index: number, actor: MemberId | null = ines) => ({
  recipient_id: tomasz,
  actor_id: actor,
  type,
  position: positionOf(index),
})

/** All six, by one actor. */
const all = (actor?: MemberId) => names.map((name) => happens(name, actor))
const noneOfThem: ReturnType<typeof notice>[] = []
/** A notice of each of them, the first of which stands there. */
const eachFrom = (first: number, actor: MemberId | null = ines) => names.map((name, index) => notice(name, first + index, actor))

const erased = (memberId: MemberId) => appended(`member-${memberId}`, { actor: memberId }, MemberErased({ memberId }))
const blockedBy = (memberId: MemberId, blockedId: MemberId) =>
  appended(boundariesStream(memberId), { actor: memberId }, MemberBlocked({ memberId, blockedId }))

describe('each event that members are notified of', () => {
  it.each([
    ['comes once, and again after a rebuild', all(), eachFrom(0)],
    ['doesn’t come from a blocked member', [...says(block), ...all()], noneOfThem],
    ['doesn’t come from a muted member', [...says(mute), ...all()], noneOfThem],
    ['stays where its actor is blocked later', [...all(), ...says(block)], eachFrom(0)],
    ['stays where its actor is muted later', [...all(), ...says(mute)], eachFrom(0)],
    ['comes from a member who is blocked no longer', [...says(block, unblock), ...all()], eachFrom(2)],
    ['comes from a member who is muted no longer', [...says(mute, unmute), ...all()], eachFrom(2)],
    ['doesn’t come after all where its actor was blocked then', [...says(block, unblock, block), ...all(), ...says(unblock)], noneOfThem],
    ['doesn’t come from a member who is still muted', [...says(block, mute, unblock), ...all()], noneOfThem],
    ['comes from others than whom its recipient blocked', [...says(block, mute), ...all(noor)], eachFrom(2, noor)],
    ['comes to others than the one who blocked its actor', [blockedBy(noor, ines), ...all()], eachFrom(1)],
    ['comes to a member whom its actor blocked', [blockedBy(ines, tomasz), ...all()], eachFrom(1)],
    ['doesn’t come of what a member did themselves', all(tomasz), noneOfThem],
    ['stays where its actor is erased', [...all(), erased(ines)], eachFrom(0)],
    ['doesn’t come after all where its blocked actor is erased', [...says(block), ...all(), erased(ines)], noneOfThem],
    ['comes to no member who was erased', [...says(block, unblock), erased(tomasz), ...all()], noneOfThem],
    ['goes with the member it came to', [...all(), erased(tomasz)], noneOfThem],
    [
      'goes with them alone',
      [...all(), commentOn(onPost, { answersTo: noor }), erased(tomasz)],
      [{ ...notice('post_comment', 6), recipient_id: noor }],
    ],
  ])('%s', async (_, commits, expected) => {
    expect(await noticesOf(commits)).toEqual(expected)
  })
})

describe('a muted thread or tool', () => {
  it('silences what is about it, by any member, and nothing else', async () => {
    const typesAfter = async (...facts: Fact[]) => (await noticesOf([...says(...facts), ...all()])).map(({ type }) => type)
    expect(await typesAfter(ThreadMuted(thread))).toEqual(['comment_reply', 'follow', 'mention', 'tool_review'])
    expect(await typesAfter(ToolMuted(tool))).toEqual(['post_like', 'post_comment', 'follow'])
    expect(await typesAfter(ThreadMuted(thread), ThreadUnmuted(thread), ToolMuted(tool), ToolUnmuted(tool))).toEqual(names)
  })

  it('silences likes and comments on posts about a muted tool, as long as they are about it', async () => {
    const post = { postId, memberId: tomasz, kind: 'shipped' as const, title: null, body: 'See this.', mentions: [] }
    const publishes = (about: ToolId | null) => appended(postStream(postId), { actor: tomasz }, PostPublished({ ...post, toolId: about }))
    const edits = appended(postStream(postId), { actor: tomasz }, PostEdited({ ...post, toolId: null }))
    const onThePost = [happens('post_like'), happens('post_comment')]
    const typesOf = async (...commits: Commits) => (await noticesOf(commits)).map(({ type }) => type)
    expect(await typesOf(publishes(toolId), ...says(ToolMuted(tool)), ...onThePost)).toEqual([])
    expect(await typesOf(publishes(null), ...says(ToolMuted(tool)), ...onThePost)).toEqual(['post_like', 'post_comment'])
    expect(await typesOf(publishes(toolId), ...says(ToolMuted(tool)), edits, ...onThePost)).toEqual(['post_like', 'post_comment'])
    const mentioned = { ...post, memberId: ines, toolId, mentions: [tomasz] }
    expect(await typesOf(...says(ToolMuted(tool)), appended(postStream(postId), { actor: ines }, PostPublished(mentioned)))).toEqual([])
  })

  it('silences it for its member alone', async () => {
    const ofNoor = appended(boundariesStream(noor), { actor: noor }, ThreadMuted({ memberId: noor, postId }))
    expect(await noticesOf([ofNoor, commentOn(onPost, { answersTo: tomasz, mentions: [noor] })])).toEqual([notice('post_comment', 1)])
  })
})

describe('notices that come once', () => {
  const content = { postId, memberId: ines, kind: 'shipped', title: null, body: 'See this.', toolId: null } as const
  const byInes = (...facts: Fact[]) => appended(postStream(postId), { actor: ines }, ...facts)

  it('come from the first event that their recipient had not silenced', async () => {
    const mention = { ...content, mentions: [tomasz] }
    expect(await noticesOf([...says(block), byInes(PostPublished(mention)), ...says(unblock), byInes(PostEdited(mention))])).toEqual([
      notice('mention', 3),
    ])
    expect(await noticesOf([byInes(PostPublished(mention)), ...says(block), byInes(PostEdited(mention))])).toEqual([notice('mention', 0)])
  })

  it('come to the others whom a text mentions, though one of them blocked its author', async () => {
    const rows = await noticesOf([...says(block), byInes(PostPublished({ ...content, mentions: [tomasz, noor] }))])
    expect(rows).toMatchObject([{ recipient_id: noor, type: 'mention' }])
  })
})

describe('of a member who is erased', () => {
  const theirs = [
    appended(memberStream(tomasz), { actor: tomasz }, PreferencesChanged({ ...DEFAULT_PREFERENCES, memberId: tomasz })),
    happens('follow'),
    appended(inboxStream(tomasz), { actor: tomasz }, NotificationsRead({ memberId: tomasz, upTo: LogPosition.parse(positionOf(1)) })),
  ]
  const kept = `select (select count(*)::int from notifications) as notices, (select count(*)::int from choices) as choices,
    (select count(*)::int from read_marks) as marks`
  it.each([
    ['before', [...theirs, erased(tomasz)]],
    ['as of', [erased(tomasz), ...theirs]],
  ])('nothing is kept of what came %s then', async (_, commits) => {
    for (const size of [1, 100])
      expect(await rowsOf(database(), notifications, commits, kept, size)).toEqual([{ notices: 0, choices: 0, marks: 0 }])
  })
})

describe('what is delivered out of order, or twice', () => {
  it('is judged as of its place in the log, and comes once', async () => {
    const { session, keys } = database()
    const log = await storedLog(keys, [...says(block), happens('post_like'), ...says(unblock), happens('mention')])
    const delivered = async (...order: number[]) => {
      const events = order.flatMap((index) => log[index] ?? [])
      const [build] = await fillInBatches(session, keys, [notifications], events, 1)
      return session.transaction(async () => {
        await session.query(`set local search_path to ${schemaOf('notifications', build?.version ?? 0)}`)
        return session.query(shown)
      })
    }
    for (const order of [
      [0, 1, 2, 3],
      [0, 2, 1, 3],
      [2, 0, 3, 1],
      [0, 0, 1, 1, 2, 2, 3, 3],
    ])
      expect(await delivered(...order)).toEqual([notice('mention', 3)])
  })
})

describe('what the projection keeps of boundaries', () => {
  const kept = 'select member_id, kind, target, position, marked from boundaries order by position'

  it('is every change, once however often it is delivered, so that what is folded late is judged as of its place', async () => {
    const commits = says(block, unblock)
    const rows = await rowsOf(database(), notifications, commits, kept, 1)
    expect(rows.map(({ position, marked }) => [position, marked])).toEqual([
      [positionOf(0), true],
      [positionOf(1), false],
    ])
    expect(await rowsOf(database(), notifications, commits, kept, 100)).toEqual(rows)
  })

  it('is nothing of a member who is erased, nor of one whom they named', async () => {
    for (const memberId of [ines, tomasz]) {
      for (const commits of [
        [...says(block), erased(memberId)],
        [erased(memberId), ...says(block)],
      ])
        for (const size of [1, 100]) expect(await rowsOf(database(), notifications, commits, kept, size)).toEqual([])
    }
  })
})
