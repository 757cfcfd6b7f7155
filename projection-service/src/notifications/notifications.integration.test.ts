import { CommentHidden, CommentShown, commentStream, CommentWritten } from '@debut/events/discussion/comment-events.ts'
import { CommentId, PostId } from '@debut/events/discussion/discussion-form.ts'
import { likerStream, PostLiked, PostUnliked } from '@debut/events/discussion/like-events.ts'
import { PostHidden, PostPublished, PostShown, postStream } from '@debut/events/discussion/post-events.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import { memberStream, PreferencesChanged } from '@debut/events/members/member-events.ts'
import { DEFAULT_PREFERENCES } from '@debut/events/members/preferences.ts'
import { followerStream, MemberFollowed, MemberUnfollowed } from '@debut/events/follows/follow-events.ts'
import { LaunchId } from '@debut/events/tools/launch-id.ts'
import { NotificationsRead } from '@debut/events/notifications/notification-events.ts'
import { notificationId } from '@debut/events/notifications/notification-id.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { RewardGranted, VoteVoided } from '@debut/events/voting/vote-events.ts'
import { cause } from '@debut/events/notices-of.ts'
import { describe, expect, it } from 'vitest'
import { Batch } from '../kernel/projector.ts'
import { appended, ines, rowsOf, tomasz } from '../testing/given.ts'
import { projectionDatabase } from '../testing/projection-database.ts'
import { positionOf } from '../testing/made-commits.ts'
import { notifications, notificationsProjector } from './notifications-projector.ts'

const database = projectionDatabase()

const noor = MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-0a2b5a4f8c11')
const toolId = ToolId.parse('01K9Z7V5C0QW8R3N4M2X000001')
const vote = { number: 1, launchId: LaunchId.parse('01K9Z7V5C1ABCDEFGHJK000001'), toolId, weight: 1, reason: 'ring' } as const
const day = Day.parse('2026-03-02')
const voided = (memberId: typeof ines) => VoteVoided({ ...vote, memberId, boardDate: day, countsOn: day })
const read = (memberId: typeof ines, index: number) => NotificationsRead({ memberId, upTo: LogPosition.parse(positionOf(index)) })

/** A voided vote has two notices for its voter: as somebody who is mentioned and as somebody who is followed. */
const projector = notificationsProjector([
  cause('voter', VoteVoided, ({ event: { data } }) => [
    { recipientId: data.memberId, type: 'mention', payload: { tool_id: data.toolId } },
    { recipientId: data.memberId, type: 'follow', payload: {} },
  ]),
  cause('voter', RewardGranted, ({ event: { data } }) =>
    [ines, tomasz].map((recipientId) => ({ recipientId, type: 'post_like', payload: { post_id: String(data.tier) } })),
  ),
])

const shown = 'select recipient_id, actor_id, type, payload, is_read, position from notifications order by position, recipient_id'

describe('notifications', () => {
  it('are one for each event and member, and none for what members did themselves', async () => {
    const commits = [
      appended(`voter-${tomasz}`, { actor: ines }, voided(tomasz)),
      appended(`voter-${ines}`, { actor: ines }, RewardGranted({ memberId: ines, tier: 5 })),
      appended(`voter-${ines}`, { actor: 'process:rewards' }, RewardGranted({ memberId: ines, tier: 25 })),
    ]
    const like = (tier: string) => ({ type: 'post_like', payload: { post_id: tier }, is_read: false })
    for (const size of [1, 10]) {
      expect(await rowsOf(database(), projector, commits, shown, size)).toEqual([
        { recipient_id: tomasz, actor_id: ines, type: 'mention', payload: { tool_id: toolId }, is_read: false, position: positionOf(0) },
        { recipient_id: tomasz, actor_id: ines, ...like('5'), position: positionOf(1) },
        { recipient_id: tomasz, actor_id: null, ...like('25'), position: positionOf(2) },
        { recipient_id: ines, actor_id: null, ...like('25'), position: positionOf(2) },
      ])
    }
  })

  it('have the same ids whenever they are made anew', async () => {
    const commits = [appended(`voter-${tomasz}`, { actor: ines }, voided(tomasz), voided(tomasz))]
    const ids = await rowsOf(database(), projector, commits, 'select id from notifications order by position')
    expect(ids).toEqual([0, 1].map((revision) => ({ id: notificationId(`voter-${tomasz}#${revision}`, tomasz) })))
    expect(await rowsOf(database(), projector, commits, 'select id from notifications order by position', 10)).toEqual(ids)
    expect(notificationId(`voter-${tomasz}#0`, ines)).not.toBe(ids[0]?.['id'])
  })

  it('tell once that somebody follows, however often they do, however the log is cut', async () => {
    const by = (memberId: typeof ines, ...facts: Parameters<typeof appended>[2][]) =>
      appended(followerStream(memberId), { actor: memberId }, ...facts)
    const follow = (memberId: typeof ines, followedId: typeof ines) => MemberFollowed({ memberId, followedId })
    const unfollow = (memberId: typeof ines, followedId: typeof ines) => MemberUnfollowed({ memberId, followedId })
    const commits = [
      by(ines, follow(ines, tomasz)),
      by(ines, unfollow(ines, tomasz)),
      by(ines, follow(ines, tomasz)),
      by(noor, follow(noor, tomasz), follow(noor, ines)),
      appended(`inbox-${tomasz}`, { actor: tomasz }, read(tomasz, 0)),
      by(ines, unfollow(ines, tomasz)),
      by(ines, follow(ines, tomasz)),
    ]
    const all = await rowsOf(database(), notifications, commits, 'select * from notifications order by position', 1)
    expect(all.map(({ recipient_id, actor_id, is_read }) => [recipient_id, actor_id, is_read])).toEqual([
      [tomasz, ines, true],
      [tomasz, noor, false],
      [ines, noor, false],
    ])
    for (const size of [2, 3, 10])
      expect(await rowsOf(database(), notifications, commits, 'select * from notifications order by position', size)).toEqual(all)
  })

  it('tell once of a text that was held, in its author’s name, when a moderator shows it', async () => {
    const [postId, commentId] = [PostId.parse('01K9Z7V5C2QW8R3N4M2X000001'), CommentId.parse('01K9Z7V5C3QW8R3N4M2X000001')]
    const place = { postId, toolId: null, parentId: null }
    const text = { body: 'See these.', mentions: [] }
    const comment = { commentId, memberId: ines, ...place, rootId: commentId, depth: 1, ...text, answersTo: null }
    const toNotify = { memberId: ines, mentions: [tomasz] }
    const showPost = PostShown({ postId, reason: 'reviewed', by: noor, notifies: toNotify })
    const byInes = (stream: string, ...facts: Parameters<typeof appended>[2][]) => appended(stream, { actor: ines }, ...facts)
    const byNoor = (stream: string, ...facts: Parameters<typeof appended>[2][]) => appended(stream, { actor: noor }, ...facts)
    const commits = [
      byInes(commentStream(commentId), CommentWritten(comment), CommentHidden({ commentId, reason: 'links', by: null, answersTo: tomasz })),
      byNoor(
        commentStream(commentId),
        CommentShown({
          commentId,
          reason: 'reviewed',
          by: noor,
          notifies: { memberId: ines, ...place, answersTo: tomasz, mentions: [noor] },
        }),
      ),
      byInes(postStream(postId), PostPublished({ ...toNotify, postId, kind: 'shipped', title: null, body: 'See these.', toolId: null })),
      byNoor(postStream(postId), PostHidden({ postId, reason: 'spam', by: noor }), showPost),
      byNoor(postStream(postId), PostHidden({ postId, reason: 'spam', by: noor }), showPost),
    ]
    const notified = 'select recipient_id, actor_id, type, payload from notifications order by position, type'
    const [ofComment, ofPost] = [{ comment_id: commentId, post_id: postId }, { post_id: postId }]
    for (const size of [1, 10])
      expect(await rowsOf(database(), notifications, commits, notified, size)).toEqual([
        { recipient_id: noor, actor_id: ines, type: 'mention', payload: ofComment },
        { recipient_id: tomasz, actor_id: ines, type: 'post_comment', payload: ofComment },
        { recipient_id: tomasz, actor_id: ines, type: 'mention', payload: ofPost },
      ])
  })

  it('are read by their reader up to where they say, however the log is cut', async () => {
    const commits = [
      appended(`voter-${tomasz}`, { actor: ines }, voided(tomasz)),
      appended(`voter-${tomasz}`, { actor: ines }, voided(tomasz)),
      appended(`voter-${ines}`, { actor: tomasz }, voided(ines)),
      appended(`inbox-${tomasz}`, { actor: tomasz }, read(tomasz, 0)),
      appended(`voter-${tomasz}`, { actor: ines }, voided(tomasz)),
    ]
    const readOnes = 'select is_read from notifications order by position'
    for (const size of [1, 2, 10]) {
      expect(await rowsOf(database(), projector, commits, readOnes, size)).toEqual(
        [true, false, false, false].map((is_read) => ({ is_read })),
      )
      const more = [...commits, appended(`inbox-${tomasz}`, { actor: tomasz }, read(tomasz, 4))]
      expect(await rowsOf(database(), projector, more, readOnes, size)).toEqual([true, true, false, true].map((is_read) => ({ is_read })))
      expect(await rowsOf(database(), projector, more, 'select * from read_marks', size)).toEqual([
        { member_id: tomasz, up_to: positionOf(4), position: positionOf(5) },
      ])
    }
  })

  it('are not made of a kind that their member has switched off, from there until they switch it on, however the log is cut', async () => {
    const likes = (wanted: boolean) =>
      appended(
        memberStream(tomasz),
        { actor: tomasz },
        PreferencesChanged({ ...DEFAULT_PREFERENCES, memberId: tomasz, inApp: { ...DEFAULT_PREFERENCES.inApp, post_like: wanted } }),
      )
    const reward = (tier: number) => appended(`voter-${noor}`, { actor: noor }, RewardGranted({ memberId: noor, tier }))
    const commits = [
      reward(5),
      likes(false),
      reward(10),
      appended(`voter-${tomasz}`, { actor: noor }, voided(tomasz)),
      likes(true),
      reward(25),
    ]
    for (const size of [1, 2, 3, 10])
      expect(
        await rowsOf(
          database(),
          projector,
          commits,
          `select position from notifications where recipient_id = '${tomasz}' order by position`,
          size,
        ),
      ).toEqual([0, 3, 5].map((index) => ({ position: positionOf(index) })))
  })

  it('are one for each of 10,000 members who like a post, also when all like it again', async () => {
    const postId = PostId.parse('01K9Z7V5C2QW8R3N4M2X000001')
    const likers = Array.from({ length: 10_000 }, (_, index) =>
      MemberId.parse(`4fd7be23-5c6d-4a3c-8f4e-${String(index).padStart(12, '0')}`),
    )
    const likes = likers.map((memberId) =>
      appended(likerStream(memberId), { actor: memberId }, PostLiked({ memberId, postId, authorId: tomasz })),
    )
    const again = likers
      .slice(0, 500)
      .flatMap((memberId) => [
        appended(likerStream(memberId), { actor: memberId }, PostUnliked({ memberId, postId })),
        appended(likerStream(memberId), { actor: memberId }, PostLiked({ memberId, postId, authorId: tomasz })),
      ])
    const counts = `select count(*)::int as likes, count(distinct actor_id)::int as members, count(*) filter (where is_read)::int as read from notifications`
    expect(await rowsOf(database(), notifications, [...likes, ...again], counts, 500)).toEqual([
      { likes: 10_000, members: 10_000, read: 0 },
    ])
  })

  it('announce changes to those who are notified and to those who read, and to no other member', () => {
    const recorded = (event: { type: string; data: object }, position: number) => ({
      event,
      envelope: { ...appended('', {}).envelope, v: 1 },
      stream: '',
      revision: 0,
      position: LogPosition.parse(position),
    })
    const batch = new Batch([recorded(voided(tomasz), 1), recorded(read(ines, 0), 2), recorded(voided(tomasz), 3)])
    expect(projector.topics(batch)).toEqual([`notifications:${tomasz}`, `notifications:${ines}`])
    expect(projector.topics(new Batch([]))).toEqual([])
  })
})
