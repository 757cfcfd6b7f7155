import { CommentDeleted, CommentHidden, commentStream } from '@debut/events/discussion/comment-events.ts'
import type { PostId } from '@debut/events/discussion/discussion-form.ts'
import { PostDeleted, PostHidden, postStream } from '@debut/events/discussion/post-events.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { memberStream, UsernameChanged } from '@debut/events/members/member-events.ts'
import { ToolHidden, ToolShown, toolStream } from '@debut/events/tools/tool-events.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Launch, type Member, startStory, type Story } from '../testing/story.ts'
import { type Comment, writeTexts } from './testing/write-texts.ts'

describe('the comments of a member', () => {
  let story: Story
  let served: Awaited<ReturnType<Story['serve']>>
  let [ines, tomasz]: [Member, Member] = [] as never
  let lamp: Launch
  let [asked, titled]: [PostId, PostId] = [] as never
  let comments: readonly Comment[]

  const read = async (query = '') => (await served.getNow(`/api/profiles/tomasz/comments${query}`)).body
  const bodies = async (query = '') => ((await read(query))['comments'] as { body: string }[]).map(({ body }) => body)

  beforeAll(async () => {
    story = await startStory()
    const write = writeTexts(story)
    ines = await story.member('ines')
    tomasz = await story.member('tomasz')
    lamp = await story.launch('lamp', Day.parse('2026-03-02'))
    asked = await write.publish(ines, 'What do **you** read at night?')
    titled = await write.publish(ines, 'It took a year.', { title: 'A year of lamps' })
    const first = await write.comment(tomasz, { postId: asked, toolId: null }, `Nothing, @{${ines.memberId}}`)
    await write.comment(ines, { postId: asked, toolId: null }, 'Nor do I')
    comments = [
      first,
      await write.comment(tomasz, { postId: titled, toolId: null }, 'Worth it'),
      await write.comment(tomasz, { postId: null, toolId: lamp.toolId }, 'It glows'),
    ]
    await story.project()
    served = await story.serve(() => toInstant('2026-03-02T22:00:00Z'))
  })
  afterAll(() => story.end())

  it('come newest first, each with what it stands under, page by page', async () => {
    const body = await read()
    expect(body).toMatchObject({
      username: 'tomasz',
      more: false,
      all: 3,
      comments: [
        { body: 'It glows', post: null, tool: { slug: 'lamp', toolId: lamp.toolId } },
        { body: 'Worth it', post: { postId: titled, name: 'A year of lamps' }, tool: null },
        { commentId: comments[0]?.commentId, post: { postId: asked, name: 'What do you read at night?' }, tool: null },
      ],
    })
    expect(JSON.stringify(body)).toContain('/profile/ines')
    const page = await read('?limit=2')
    expect(page).toMatchObject({ more: true, all: 3 })
    const [, last] = page['comments'] as { writtenPosition: number }[]
    expect(await bodies(`?limit=2&before=${last?.writtenPosition}`)).toEqual([expect.stringContaining('Nothing')])
  })

  it('are not there while a reader could not find them', async () => {
    const [first, , third] = comments.map(({ commentId }) => commentId)
    const of = (stream: string, fact: Parameters<Story['append']>[2]) => story.append(stream, ines.memberId, fact)
    await of(toolStream(lamp.toolId), ToolHidden({ toolId: lamp.toolId, by: ines.memberId }))
    expect(await read()).toMatchObject({ all: 2, comments: [{ body: 'Worth it' }, {}] })
    await of(toolStream(lamp.toolId), ToolShown({ toolId: lamp.toolId, by: ines.memberId }))
    await of(commentStream(first!), CommentHidden({ commentId: first!, reason: 'spam', by: ines.memberId }))
    expect(await bodies()).toEqual(['It glows', 'Worth it'])
    await of(postStream(titled), PostHidden({ postId: titled, reason: 'spam', by: ines.memberId }))
    expect(await bodies()).toEqual(['It glows'])
    await of(commentStream(third!), CommentDeleted({ commentId: third!, memberId: tomasz.memberId }))
    expect(await read()).toMatchObject({ all: 0, comments: [], more: false })
  })

  it('can still be read below a post that is deleted', async () => {
    await story.append(postStream(titled), ines.memberId, PostDeleted({ postId: titled, memberId: ines.memberId }))
    expect(await read()).toMatchObject({ all: 1, comments: [{ body: 'Worth it', post: { postId: titled, name: null } }] })
  })

  it('are found under a name that was given up', async () => {
    await story.append(memberStream(tomasz.memberId), tomasz.memberId, UsernameChanged({ memberId: tomasz.memberId, username: 'tomasz-k' }))
    expect(await read()).toMatchObject({ moved: 'tomasz-k' })
    expect((await served.get('/api/profiles/no-such-member/comments')).status).toBe(404)
  })
})
