import { CommentDeleted, CommentHidden, CommentShown } from '@debut/events/discussion/comment-events.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { MemberErased } from '@debut/events/members/member-events.ts'
import { ToolHidden, ToolShown } from '@debut/events/tools/tool-events.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Launch, type Member, startStory, type Story } from '../testing/story.ts'
import { type Comment, writeTexts } from './testing/write-texts.ts'

describe('the number of comments on tools', () => {
  let story: Story
  let served: Awaited<ReturnType<Story['serve']>>
  let write: ReturnType<typeof writeTexts>
  let [ines, aya]: [Member, Member] = [] as never
  let [lamp, kite, quiet]: [Launch, Launch, Launch] = [] as never
  let [one, two]: [Comment, Comment] = [] as never

  beforeAll(async () => {
    story = await startStory()
    write = writeTexts(story)
    ines = await story.member('ines')
    aya = await story.member('aya')
    lamp = await story.launch('lamp', Day.parse('2026-03-02'), [ines.memberId])
    kite = await story.launch('kite', Day.parse('2026-03-02'), [ines.memberId])
    quiet = await story.launch('quiet', Day.parse('2026-03-02'), [ines.memberId])
    const [onLamp, onKite] = [lamp, kite].map(({ toolId }) => ({ postId: null, toolId }))
    one = await write.comment(ines, onLamp!, 'One')
    two = await write.reply(aya, one, 'Two')
    await write.comment(aya, onKite!, 'Three')
    await story.project()
    served = await story.serve(() => toInstant('2026-03-02T20:00:00Z'))
  })
  afterAll(() => story.end())

  const counts = async (...tools: Launch[]) => {
    const { body } = await served.getNow(`/api/comment-counts?tools=${tools.map(({ toolId }) => toolId).join(',')}`)
    const { tools: counted } = body as { tools: { toolId: string; comments: number }[] }
    return Object.fromEntries(counted.map(({ toolId, comments }) => [toolId, comments]))
  }

  it('is of those that are named and have any, replies counted too', async () => {
    expect(await counts(lamp, kite, quiet)).toEqual({ [lamp.toolId]: 2, [kite.toolId]: 1 })
    expect(await counts(kite)).toEqual({ [kite.toolId]: 1 })
    expect((await served.getNow('/api/comment-counts')).body).toMatchObject({ tools: [] })
    expect((await served.get('/api/comment-counts?tools=lamp')).status).toBe(400)
  })

  it('leaves out what is hidden, until it is shown again, and what is deleted', async () => {
    const about = { commentId: one.commentId, by: aya.memberId, reason: 'spam' } as const
    await story.append(`comment-${one.commentId}`, aya.memberId, CommentHidden(about))
    expect(await counts(lamp)).toEqual({ [lamp.toolId]: 1 })
    await story.append(`comment-${one.commentId}`, aya.memberId, CommentShown(about))
    expect(await counts(lamp)).toEqual({ [lamp.toolId]: 2 })
    await story.append(`comment-${two.commentId}`, aya.memberId, CommentDeleted({ commentId: two.commentId, memberId: aya.memberId }))
    expect(await counts(lamp)).toEqual({ [lamp.toolId]: 1 })
  })

  it('leaves out a tool that not everybody sees', async () => {
    await story.append(`tool-${lamp.toolId}`, ines.memberId, ToolHidden({ toolId: lamp.toolId, by: ines.memberId }))
    expect(await counts(lamp, kite)).toEqual({ [kite.toolId]: 1 })
    await story.append(`tool-${lamp.toolId}`, ines.memberId, ToolShown({ toolId: lamp.toolId, by: ines.memberId }))
    expect(await counts(lamp, kite)).toEqual({ [lamp.toolId]: 1, [kite.toolId]: 1 })
  })

  it('has nothing of a member who is erased', async () => {
    await story.append(`member-${aya.memberId}`, aya.memberId, MemberErased({ memberId: aya.memberId }))
    expect(await counts(lamp, kite)).toEqual({ [lamp.toolId]: 1 })
  })
})
