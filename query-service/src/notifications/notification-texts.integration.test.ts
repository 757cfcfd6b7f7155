import {
  boundariesStream,
  MemberBlocked,
  MemberMuted,
  MemberUnblocked,
  MemberUnmuted,
  WordMuted,
  WordUnmuted,
} from '@debut/events/boundaries/boundary-events.ts'
import { WordId } from '@debut/events/boundaries/muted-word.ts'
import { CommentDeleted, CommentEdited, CommentHidden, commentStream, CommentWritten } from '@debut/events/discussion/comment-events.ts'
import { CommentId } from '@debut/events/discussion/discussion-form.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { PostHidden, PostShown, postStream } from '@debut/events/discussion/post-events.ts'
import { memberStream, MemberErased, UsernameChanged } from '@debut/events/members/member-events.ts'
import {
  InvitationEnded,
  MakerInvited,
  MakerJoined,
  type ToolEvent,
  ToolHidden,
  ToolShown,
  toolStream,
} from '@debut/events/tools/tool-events.ts'
import { ReviewHidden, ReviewShown, ReviewWritten } from '@debut/events/reviews/review-events.ts'
import { Username } from '@debut/events/members/username.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeTexts } from '../discussion/testing/write-texts.ts'
import { connectLive } from '../kernel/live/testing/live-client.ts'
import { type Launch, type Member, startStory, type Story } from '../testing/story.ts'

const TODAY = Day.parse('2026-03-02')

describe('notifications of texts', () => {
  let story: Story
  let served: Awaited<ReturnType<Story['serve']>>
  let ines: Member
  let tomasz: Member
  let kite: Launch

  beforeAll(async () => {
    story = await startStory()
    ines = await story.member('ines')
    tomasz = await story.member('tomasz')
    kite = await story.launch('kite', TODAY, [ines.memberId])
    await story.open(TODAY, [kite])
    await story.project()
    served = await story.serve(() => toInstant('2026-03-02T22:00:00Z'))
  })
  afterAll(() => story.end())

  const comment = (body: string) => {
    const commentId = CommentId.parse(story.world.newUlid())
    const place = { commentId, postId: null, toolId: kite.toolId, parentId: null, rootId: commentId, depth: 1, answersTo: null }
    const written = CommentWritten({ ...place, memberId: tomasz.memberId, body, mentions: [ines.memberId] })
    return story.append(commentStream(commentId), tomasz.memberId, written)
  }
  const review = (body: string) => {
    const { toolId } = kite
    const written = ReviewWritten({ toolId, memberId: tomasz.memberId, rating: 2, body, makers: [ines.memberId] })
    return story.append(`review-${toolId}_${tomasz.memberId}`, tomasz.memberId, written)
  }
  const asInes = () => ({ token: ines.token })
  const types = async () => {
    const { body } = await served.getNow('/api/notifications', asInes())
    return (body as unknown as { notifications: { type: string }[] }).notifications.map(({ type }) => type)
  }
  const unread = async () => (await served.getNow('/api/notifications/unread-count', asInes())).body

  it('with a muted word are left out of the list and the count, and are there again once the word is muted no longer', async () => {
    const write = writeTexts(story)
    await write.publish(tomasz, `Look at this Giveaway, @{${ines.memberId}}`, { mentions: [ines.memberId] })
    await comment('A GIVEAWAY for you.')
    await comment('The giveaways go on.')
    await review('A giveaway would have been nicer than this.')
    expect(await types()).toEqual(['tool_review', 'mention', 'mention', 'mention'])
    const wordId = WordId.parse(story.world.newUlid())
    const { memberId } = ines
    await story.append(boundariesStream(memberId), memberId, WordMuted({ memberId, wordId, word: 'giveaway' }))
    expect(await types()).toEqual(['mention'])
    expect(await unread()).toEqual({ count: 1 })
    await story.append(boundariesStream(memberId), memberId, WordUnmuted({ memberId, wordId }))
    expect(await types()).toHaveLength(4)
    expect(await unread()).toEqual({ count: 4 })
  })

  it('with a muted word don’t come over the socket', async () => {
    const { memberId, token } = ines
    const wordId = WordId.parse(story.world.newUlid())
    await story.append(boundariesStream(memberId), memberId, WordMuted({ memberId, wordId, word: 'giveaway' }))
    const { position } = await comment('The last word.')
    expect(await types()).toHaveLength(2)
    const client = await connectLive<readonly { readonly type: string }[]>(served.url)
    client.say({ type: 'hello', token })
    await client.receives('welcome')
    client.say({ type: 'subscribe', topic: 'notifications', cursor: 0 })
    await client.until(({ cursor }) => cursor === position)
    expect(
      client
        .bodies('notifications')
        .flat()
        .map(({ type }) => type),
    ).toEqual(['mention', 'mention'])
    client.socket.close()
    await story.append(boundariesStream(memberId), memberId, WordUnmuted({ memberId, wordId }))
  })

  it('find a muted word with characters beyond ASCII in any case, and take none for a pattern', async () => {
    const { memberId } = ines
    const words = ['größe', '(a+', '广告'].map((word) => WordMuted({ memberId, wordId: WordId.parse(story.world.newUlid()), word }))
    const before = (await types()).length
    await comment('Die GRÖSSE und die Größe, GRÖßE!')
    await comment('This is (a+ good) offer.')
    await comment('这是广告内容')
    await comment('Vergrößern kann man es.')
    expect(await types()).toHaveLength(before + 4)
    await story.append(boundariesStream(memberId), memberId, ...words)
    expect(await types()).toHaveLength(before + 1)
  })

  it('quote these as their reader can read them now, and no other reader’s, and are there as long as these are', async () => {
    const write = writeTexts(story)
    const [vera, jan] = [await story.member('vera'), await story.member('jan')]
    const owl = await story.launch('owl', TODAY, [vera.memberId])
    const { toolId } = owl
    const onOwl = { postId: null, toolId }
    const titled = await write.publish(vera, 'It took a while.', { title: 'Three owls' })
    await write.likePost(jan, titled, vera)
    const mentions = await write.publish(jan, `**Ask** @{${vera.memberId}} about [owls](https://owl.example).`, {
      title: 'Owls',
      mentions: [vera.memberId],
    })
    const above = await write.comment(vera, onOwl, 'Which owl is yours?')
    const reply = await write.reply(jan, above, 'The grey one.')
    const reviewed = { toolId, memberId: jan.memberId }
    const reviewStream = `review-${toolId}_${jan.memberId}`
    await story.append(
      reviewStream,
      jan.memberId,
      ReviewWritten({ ...reviewed, rating: 5, body: 'Sees in the dark, and says so.', makers: [vera.memberId] }),
    )

    const quoted = async () => {
      const { body } = await served.getNow('/api/notifications', { token: vera.token })
      const { notifications } = body as unknown as { notifications: { type: string; quote: string | null; tool_name: string | null }[] }
      return Object.fromEntries(
        notifications.map(({ type, quote, tool_name }) => [type, tool_name === null ? quote : `${tool_name}: ${quote}`]),
      )
    }
    const all = {
      tool_review: 'OWL: Sees in the dark, and says so.',
      comment_reply: 'The grey one.',
      mention: 'Ask @vera about owls.',
      post_like: 'Three owls',
    }
    expect(await quoted()).toEqual(all)

    const asAdmin = { by: tomasz.memberId, reason: 'spam' } as const
    const { commentId } = reply
    const edited = CommentEdited({ commentId, memberId: jan.memberId, body: 'The brown one.', mentions: [], marked: true })
    await story.append(commentStream(commentId), jan.memberId, edited)
    await story.append(
      memberStream(vera.memberId),
      vera.memberId,
      UsernameChanged({ memberId: vera.memberId, username: Username.parse('vera-v') }),
    )
    expect(await quoted()).toEqual({ ...all, comment_reply: 'The brown one.', mention: 'Ask @vera-v about owls.' })

    await story.append(commentStream(commentId), tomasz.memberId, CommentHidden({ commentId, ...asAdmin }))
    for (const postId of [titled, mentions]) await story.append(postStream(postId), tomasz.memberId, PostHidden({ postId, ...asAdmin }))
    await story.append(reviewStream, tomasz.memberId, ReviewHidden({ ...reviewed, ...asAdmin }))
    const ofVera = async () => (await served.getNow('/api/notifications/unread-count', { token: vera.token })).body
    expect([await quoted(), await ofVera()]).toEqual([{}, { count: 0 }])

    for (const postId of [titled, mentions])
      await story.append(postStream(postId), tomasz.memberId, PostShown({ postId, by: tomasz.memberId, reason: 'reviewed' }))
    await story.append(commentStream(commentId), jan.memberId, CommentDeleted({ commentId, memberId: jan.memberId }))
    await story.append(reviewStream, tomasz.memberId, ReviewShown({ ...reviewed, by: tomasz.memberId, reason: 'reviewed' }))
    const { comment_reply: _, ...others } = { ...all, mention: 'Ask @vera-v about owls.' }
    expect([await quoted(), await ofVera()]).toEqual([others, { count: 3 }])

    const { memberId } = vera
    const kept = { tool_review: 'OWL: null', mention: null, post_like: 'Three owls' }
    for (const [silence, end] of [
      [MemberBlocked({ memberId, blockedId: jan.memberId }), MemberUnblocked({ memberId, blockedId: jan.memberId })],
      [MemberMuted({ memberId, mutedId: jan.memberId }), MemberUnmuted({ memberId, mutedId: jan.memberId })],
    ] as const) {
      await story.append(boundariesStream(memberId), memberId, silence)
      expect(await quoted()).toEqual(kept)
      await story.append(boundariesStream(memberId), memberId, end)
    }
    await story.append(memberStream(jan.memberId), jan.memberId, MemberErased({ memberId: jan.memberId }))
    expect(await quoted()).toEqual({ post_like: 'Three owls' })
  })

  it('of an invitation name the product, and are gone once it is taken back or the product is hidden', async () => {
    const { toolId } = kite
    const [{ memberId: by }, { memberId, token }] = [ines, await story.member('noor')]
    const ofTool = (event: ToolEvent, actor = by) => story.append(toolStream(toolId), actor, event)
    const shown = async () => {
      const { body } = await served.getNow('/api/notifications', { token })
      const { notifications } = body as unknown as { notifications: { type: string; tool_name: string }[] }
      return notifications.map(({ type, tool_name }) => `${type} ${tool_name}`)
    }
    await ofTool(MakerInvited({ toolId, memberId, by }))
    expect(await shown()).toEqual(['tool_invitation KITE'])
    await ofTool(ToolHidden({ toolId, by }))
    expect(await shown()).toEqual([])
    await ofTool(ToolShown({ toolId, by }))
    expect(await shown()).toHaveLength(1)
    await ofTool(InvitationEnded({ toolId, memberId, by, invitedBy: by }))
    expect(await shown()).toEqual([])
    await ofTool(MakerInvited({ toolId, memberId, by }))
    await ofTool(MakerJoined({ toolId, memberId, invitedBy: by }), memberId)
    expect(await shown()).toHaveLength(1)
    expect((await types())[0]).toBe('tool_invitation')
  })
})
