import { CommentDeleted, CommentHidden, CommentShown } from '@debut/events/discussion/comment-events.ts'
import type { PostId } from '@debut/events/discussion/discussion-form.ts'
import type { ModeratedTexts } from '@debut/events/discussion/moderated-answers.ts'
import { PostCleared, PostHidden } from '@debut/events/discussion/post-events.ts'
import { ContentReported } from '@debut/events/discussion/report-events.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { MemberErased } from '@debut/events/members/member-events.ts'
import type { Role } from '@debut/events/members/role.ts'
import { remainsOf } from '@debut/testing/remains.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Launch, type Member, startStory, type Story } from '../testing/story.ts'
import { type Comment, writeTexts } from './testing/write-texts.ts'

const QUEUE = '/api/moderation/texts'

describe('what moderators look at', () => {
  let story: Story
  let served: Awaited<ReturnType<Story['serve']>>
  let write: ReturnType<typeof writeTexts>
  let [ines, tomasz, aya, boss]: [Member, Member, Member, Member] = [] as never
  let lamp: Launch
  let post: PostId
  let onTool: Comment
  let onPost: Comment

  const report = ({ memberId }: Member, about: Partial<Parameters<typeof ContentReported>[0]>, note: string | null = null) =>
    story.append(
      `reporter-${memberId}`,
      memberId,
      ContentReported({ memberId, postId: null, commentId: null, reason: 'spam', note, ...about }),
    )
  const ofPost = (fact: Parameters<Story['append']>[2]) => story.append(`post-${post}`, boss.memberId, fact)
  const ofComment = ({ commentId }: Comment, fact: Parameters<Story['append']>[2]) =>
    story.append(`comment-${commentId}`, boss.memberId, fact)
  const queue = async (path = QUEUE) => (await served.getNow(path, { token: boss.token })).body as unknown as ModeratedTexts
  const shown = async (path?: string) => (await queue(path)).texts.map(({ postId, commentId }) => commentId ?? postId)

  beforeAll(async () => {
    story = await startStory()
    write = writeTexts(story)
    ines = await story.member('ines')
    tomasz = await story.member('tomasz')
    aya = await story.member('aya')
    boss = await story.member('boss', 'admin' satisfies Role)
    lamp = await story.launch('lamp', Day.parse('2026-03-02'), [ines.memberId])
    post = await write.publish(ines, `Ask @{${aya.memberId}} for it`, { title: 'A lamp', toolId: lamp.toolId, mentions: [aya.memberId] })
    await write.publish(aya, 'Never reported')
    onTool = await write.comment(tomasz, { postId: null, toolId: lamp.toolId }, 'Buy mine instead')
    onPost = await write.comment(tomasz, { postId: post, toolId: null }, 'And mine here')
    await report(aya, { postId: post, reason: 'off-topic' }, 'It is about nothing.')
    await report(aya, { commentId: onTool.commentId })
    await report(tomasz, { postId: post })
    await report(ines, { commentId: onTool.commentId, reason: 'abuse' }, 'Rude as well.')
    await ofComment(onPost, CommentHidden({ commentId: onPost.commentId, by: null, reason: 'links' }))
    await story.project()
    const now = story.at('2026-03-02T21:00:00Z')
    served = await story.serve(() => now)
  })
  afterAll(() => story.end())

  it('is for admins alone', async () => {
    expect((await served.getNow(QUEUE)).status).toBe(401)
    expect((await served.getNow(QUEUE, { token: ines.token })).status).toBe(403)
  })

  it('is what was reported or is held, the oldest first, and page by page', async () => {
    expect(await shown()).toEqual([post, onTool.commentId, onPost.commentId])
    expect(await queue()).toMatchObject({ total: 3, more: false })
    const first = await queue(`${QUEUE}?limit=2`)
    expect(first).toMatchObject({ total: 3, more: true })
    expect(await shown(`${QUEUE}?limit=2&after=${first.texts.at(-1)?.oldestPosition}`)).toEqual([onPost.commentId])
  })

  it('says what was written where, by whom, and why it is there, without the names of those who reported it', async () => {
    const { texts } = await queue()
    expect(texts[0]).toMatchObject({
      postId: post,
      commentId: null,
      tool: { slug: 'lamp' },
      author: { username: 'ines' },
      title: 'A lamp',
      body: 'Ask [@aya](/profile/aya) for it',
      state: 'published',
      heldBecause: null,
      reports: 2,
      notes: [{ reason: 'off-topic', note: 'It is about nothing.' }],
    })
    expect(texts[0]?.reasons.toSorted((a, b) => a.reason.localeCompare(b.reason))).toEqual([
      { reason: 'off-topic', reports: 1 },
      { reason: 'spam', reports: 1 },
    ])
    expect(texts[1]).toMatchObject({
      postId: null,
      commentId: onTool.commentId,
      tool: { slug: 'lamp' },
      title: null,
      body: 'Buy mine instead',
      reports: 2,
      notes: [{ reason: 'abuse', note: 'Rude as well.' }],
    })
    expect(texts[2]).toMatchObject({ postId: post, tool: null, state: 'hidden', heldBecause: 'links', reports: 0, reasons: [], notes: [] })
    expect(JSON.stringify(texts)).not.toContain(aya.memberId)
  })

  it('is settled by a decision or its deletion, and is there again once it is reported again', async () => {
    await ofPost(PostCleared({ postId: post, by: boss.memberId }))
    expect(await shown()).toEqual([onTool.commentId, onPost.commentId])
    await ofComment(onPost, CommentShown({ commentId: onPost.commentId, by: boss.memberId, reason: 'reviewed' }))
    expect(await shown()).toEqual([onTool.commentId])
    await report(boss, { postId: post, reason: 'unlawful' }, 'Seen elsewhere.')
    expect(await shown()).toEqual([onTool.commentId, post])
    await story.append(
      `comment-${onTool.commentId}`,
      tomasz.memberId,
      CommentDeleted({ commentId: onTool.commentId, memberId: tomasz.memberId }),
    )
    expect(await shown()).toEqual([post])
    await ofPost(PostHidden({ postId: post, by: boss.memberId, reason: 'unlawful' }))
    expect(await queue()).toMatchObject({ texts: [], total: 0, more: false })
  })

  it('holds nothing of members who are erased', async () => {
    const other = await write.publish(ines, 'Words of ines')
    await report(aya, { postId: other }, 'Words of aya')
    expect((await queue()).texts).toMatchObject([{ body: 'Words of ines', notes: [{ note: 'Words of aya' }] }])
    await story.append(`member-${aya.memberId}`, aya.memberId, MemberErased({ memberId: aya.memberId }))
    expect((await queue()).texts).toMatchObject([{ body: 'Words of ines', reports: 1, notes: [] }])
    await story.append(`member-${ines.memberId}`, ines.memberId, MemberErased({ memberId: ines.memberId }))
    expect(await shown()).toEqual([])
    expect(await remainsOf(story.world, ['Words of ines', 'Words of aya'])).toEqual({})
  })
})
