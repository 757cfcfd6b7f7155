import { CommentEdited, CommentHidden } from '@debut/events/discussion/comment-events.ts'
import type { PostId } from '@debut/events/discussion/discussion-form.ts'
import { PostEdited } from '@debut/events/discussion/post-events.ts'
import { MemberErased } from '@debut/events/members/member-events.ts'
import type { Role } from '@debut/events/members/role.ts'
import { remainsOf } from '@debut/testing/remains.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, startStory, type Story } from '../testing/story.ts'
import { type Comment, writeTexts } from './testing/write-texts.ts'

describe('what a text said before it was edited', () => {
  let story: Story
  let served: Awaited<ReturnType<Story['serve']>>
  let [ines, tomasz, boss]: [Member, Member, Member] = [] as never
  let post: PostId
  let comment: Comment

  const ofPost = async ({ token }: Member) => served.getNow(`/api/posts/${post}/versions`, { token })
  const ofComment = async ({ token }: Member) => served.getNow(`/api/comments/${comment.commentId}/versions`, { token })

  beforeAll(async () => {
    story = await startStory()
    const write = writeTexts(story)
    ines = await story.member('ines')
    tomasz = await story.member('tomasz')
    boss = await story.member('boss', 'admin' satisfies Role)
    post = await write.publish(ines, 'The first words', { title: 'A title' })
    comment = await write.comment(tomasz, { postId: post, toolId: null }, 'Words of a comment')
    await story.project()
    const now = story.at('2026-03-02T21:00:00Z')
    served = await story.serve(() => now)
  })
  afterAll(() => story.end())

  it('is what it says, while it was never edited', async () => {
    expect((await ofPost(ines)).body).toMatchObject({ versions: [{ title: 'A title', body: 'The first words' }] })
  })

  it('is read by its author and by admins, the newest version first', async () => {
    const { memberId } = ines
    const content = { postId: post, memberId, kind: 'shipped' as const, title: 'A title', toolId: null, mentions: [] }
    await story.append(`post-${post}`, memberId, PostEdited({ ...content, body: `The second words, with @{${tomasz.memberId}}` }))
    const all = { versions: [{ body: 'The second words, with [@tomasz](/profile/tomasz)' }, { body: 'The first words' }] }
    for (const reader of [ines, boss, await story.member('moira', 'moderator')]) expect((await ofPost(reader)).body).toMatchObject(all)
  })

  it('is nothing to others, whether there is such a text or not', async () => {
    expect((await ofPost(tomasz)).status).toBe(404)
    expect((await ofComment(ines)).status).toBe(404)
    expect((await served.getNow(`/api/posts/${post}/versions`)).status).toBe(401)
    expect((await served.getNow(`/api/posts/01K9Z7V5C0QW8R3N4M2X000099/versions`, { token: boss.token })).status).toBe(404)
  })

  it('is read also while a text is hidden, and is gone with its author', async () => {
    const { commentId } = comment
    const { memberId } = tomasz
    const append = (fact: Parameters<Story['append']>[2]) => story.append(`comment-${commentId}`, memberId, fact)
    await append(CommentEdited({ commentId, memberId, body: 'Other words', mentions: [], marked: true }))
    await append(CommentHidden({ commentId, reason: 'abuse', by: boss.memberId }))
    for (const reader of [tomasz, boss])
      expect((await ofComment(reader)).body).toMatchObject({ versions: [{ body: 'Other words' }, { body: 'Words of a comment' }] })
    await story.append(`member-${memberId}`, memberId, MemberErased({ memberId }))
    expect((await ofComment(boss)).status).toBe(404)
    expect(await remainsOf(story.world, ['Other words', 'Words of a comment'])).toEqual({})
  })
})
