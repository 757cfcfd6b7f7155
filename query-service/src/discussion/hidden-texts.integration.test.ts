import { CommentHidden, CommentShown } from '@debut/events/discussion/comment-events.ts'
import type { PostId } from '@debut/events/discussion/discussion-form.ts'
import { PostCleared, PostHidden } from '@debut/events/discussion/post-events.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { actIdOf } from '@debut/events/kernel/act-id.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { AppealAnswered, AppealMade, conductStream } from '@debut/events/moderation/conduct-events.ts'
import { MemberErased } from '@debut/events/members/member-events.ts'
import { remainsOf } from '@debut/testing/remains.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Launch, type Member, startStory, type Story } from '../testing/story.ts'
import { type Comment, writeTexts } from './testing/write-texts.ts'

describe('what was hidden of a member', () => {
  let story: Story
  let served: Awaited<ReturnType<Story['serve']>>
  let [ines, tomasz]: [Member, Member] = [] as never
  let lamp: Launch
  let post: PostId
  let onPost: Comment
  let onTool: Comment

  const hidden = async (where: string, { token }: Member) => (await served.getNow(`/api/hidden-texts${where}`, { token })).body
  const hide = ({ commentId }: Comment, by: Member | null) =>
    story.append(`comment-${commentId}`, ines.memberId, CommentHidden({ commentId, by: by?.memberId ?? null, reason: 'duplicate' }))

  beforeAll(async () => {
    story = await startStory()
    const write = writeTexts(story)
    ines = await story.member('ines')
    tomasz = await story.member('tomasz')
    lamp = await story.launch('lamp', Day.parse('2026-03-02'), [tomasz.memberId])
    post = await write.publish(ines, `Look, @{${tomasz.memberId}}`, { title: 'So many links' })
    onPost = await write.comment(ines, { postId: post, toolId: null }, 'My own words')
    onTool = await write.comment(ines, { postId: null, toolId: lamp.toolId }, 'My words again')
    await write.comment(ines, { postId: null, toolId: lamp.toolId }, 'Everybody reads this')
    await story.append(`post-${post}`, ines.memberId, PostHidden({ postId: post, by: null, reason: 'links' }))
    await hide(onPost, null)
    await hide(onTool, tomasz)
    await story.project()
    const now = story.at('2026-03-02T21:00:00Z')
    served = await story.serve(() => now)
  })
  afterAll(() => story.end())

  it('is for its author alone', async () => {
    expect((await served.getNow(`/api/hidden-texts?postId=${post}`)).status).toBe(401)
    expect(await hidden(`?postId=${post}`, tomasz)).toMatchObject({ post: null, comments: [] })
    expect(await hidden(`?toolId=${lamp.toolId}`, tomasz)).toMatchObject({ post: null, comments: [] })
  })

  it('is the post and the comments of a thread, with the reason and whether a moderator has yet to look at it', async () => {
    expect(await hidden(`?postId=${post}`, ines)).toMatchObject({
      post: { title: 'So many links', kind: 'shipped', body: 'Look, [@tomasz](/profile/tomasz)', reason: 'links', isHeld: true },
      comments: [{ commentId: onPost.commentId, body: 'My own words', reason: 'duplicate', isHeld: true }],
    })
    expect(await hidden(`?toolId=${lamp.toolId}`, ines)).toMatchObject({
      post: null,
      comments: [{ commentId: onTool.commentId, body: 'My words again', reason: 'duplicate', isHeld: false }],
    })
    expect(await hidden('', ines)).toMatchObject({ post: null, comments: [] })
  })

  it('says until when its author can appeal, and what became of their appeal', async () => {
    const stream = `comment-${onTool.commentId}`
    const actId = actIdOf({ stream, revision: 1 })
    const hiding = async () => (await hidden(`?toolId=${lamp.toolId}`, ines)) as { comments: { hiding: Record<string, unknown> }[] }
    const [open] = (await hiding()).comments
    expect(open?.hiding).toMatchObject({ actId, appeal: null })
    expect(toInstant(String(open?.hiding['appealUntil'])).diff(story.at('2026-03-02T21:00:00Z'), 'days').days).toBeCloseTo(30, 0)
    const { memberId } = ines
    await story.append(conductStream(memberId), memberId, AppealMade({ memberId, actId, stream, revision: 1, text: 'Mine.' }))
    expect(await hiding()).toMatchObject({ comments: [{ hiding: { actId, appeal: { outcome: null, answer: null } } }] })
    const answered = AppealAnswered({ memberId, actId, outcome: 'upheld', text: 'No.', by: tomasz.memberId })
    await story.append(conductStream(memberId), tomasz.memberId, answered)
    expect(await hiding()).toMatchObject({ comments: [{ hiding: { appeal: { outcome: 'upheld', answer: 'No.' } } }] })
  })

  it('is held no longer once a moderator left it hidden, and is no part of it once it is shown', async () => {
    const { memberId: by } = tomasz
    await story.append(`post-${post}`, by, PostCleared({ postId: post, by }))
    const { commentId } = onPost
    await story.append(`comment-${commentId}`, by, CommentShown({ commentId, by, reason: 'reviewed' }))
    expect(await hidden(`?postId=${post}`, ines)).toMatchObject({ post: { reason: 'links', isHeld: false }, comments: [] })
  })

  it('is gone with its author', async () => {
    const { memberId } = ines
    await story.append(`member-${memberId}`, memberId, MemberErased({ memberId }))
    await hidden('', tomasz)
    expect(await remainsOf(story.world, ['My own words', 'My words again', 'So many links'])).toEqual({})
  })
})
