import { commentStream } from '@debut/events/discussion/comment-events.ts'
import { CommentId, MOST_MENTIONS, PostId } from '@debut/events/discussion/discussion-form.ts'
import { postStream } from '@debut/events/discussion/post-events.ts'
import { reporterStream } from '@debut/events/discussion/report-events.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { MemberErased, memberStream } from '@debut/events/members/member-events.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { decode, encode } from '@debut/adapters/event-codec.ts'
import { type EventStore, openEventStore } from '@debut/adapters/event-store.ts'
import { type Person, sendCommand, startWorld, type World } from '@debut/testing/world.ts'
import { processContext } from '../kernel/testing/process-context.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

type Member = Person & { readonly token: string }

let world: World
let url: string
let log: EventStore
let now = systemClock()
let ines: Member
let noor: Member
let boss: Member
let maker: Member

const kite = {
  toolId: '01K9Z7V5C0QW8R3N4M2X000001',
  slug: 'kite',
  name: 'Kite',
  tagline: 'Sends your notes up into the air',
  url: 'https://kite.example',
  category: 'design',
  pricing: 'free',
  tags: ['mail'],
  logo: '/logo.svg',
}
const reel = { ...kite, toolId: '01K9Z7V5C0QW8R3N4M2X000002', slug: 'reel', name: 'Reel', url: 'https://reel.example' }

beforeAll(async () => {
  world = await startWorld({ clock: () => now })
  log = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger }))
  url = (await world.commandService()).url
  ines = await register(world.person('ines'))
  noor = await register(world.person('noor'))
  const admin = await world.appoint(world.person('boss', 'admin'))
  boss = { ...admin, token: await world.token(admin) }
  maker = await register(world.person('maker'))
  for (const tool of [kite, reel]) expect(await send(boss, 'ListTool', { ownerId: maker.memberId, ...tool })).toBe(200)
})
afterAll(() => world.close())

const register = async (person: Person): Promise<Member> => {
  const token = await world.token(person)
  expect(await sendCommand(url, token, 'RegisterMember', { username: person.username })).toMatchObject({ status: 200 })
  return { ...person, token }
}
/** The code of the refusal, or the status of what was accepted. */
const send = async ({ token }: Pick<Member, 'token'>, type: string, payload: object) => {
  const { status, body } = await sendCommand(url, token, type, payload)
  return body.code ?? status
}
const newPost = () => PostId.parse(newUlid())
const newComment = () => CommentId.parse(newUlid())
const content = { kind: 'shipped', title: 'Kite is here', body: 'It **flies**.', toolId: null }
const publish = async (by = ines, more: object = {}): Promise<PostId> => {
  const postId = newPost()
  expect(await send(by, 'PublishPost', { postId, ...content, ...more })).toBe(200)
  return postId
}
const place = { postId: null, toolId: null, parentId: null }
const write = async (by: Member, where: object, body = 'Well made.'): Promise<CommentId> => {
  const commentId = newComment()
  expect(await send(by, 'WriteComment', { commentId, ...place, body, ...where })).toBe(200)
  return commentId
}
const erase = async ({ memberId }: Member): Promise<void> => {
  const stream = memberStream(MemberId.parse(memberId))
  const { correlationId, commandId, ...context } = processContext('test', stream, {}, now)
  const erased = MemberErased({ memberId: MemberId.parse(memberId) })
  const encoded = await encode(world.keys(), stream, [erased], { ...context, $correlationId: correlationId, $causationId: commandId })
  await log.append(stream, (await log.read(stream)).length - 1, encoded)
}

const refusedComment = (by: Pick<Member, 'token'>, where: object, body = 'Well made.') =>
  send(by, 'WriteComment', { commentId: newComment(), ...place, body, ...where })
const eventsOf = async (stream: string) => (await decode(world.keys(), await log.read(stream))).map(({ event }) => event)
const typesOf = async (stream: string) => (await eventsOf(stream)).map(({ type }) => type)

describe('a post', () => {
  it('is published, edited and deleted by its author', async () => {
    const postId = await publish(ines, { toolId: kite.toolId })
    expect(await send(ines, 'EditPost', { postId, ...content, title: null, toolId: kite.toolId })).toBe(200)
    expect(await send(ines, 'EditPost', { postId, ...content, title: null, toolId: kite.toolId })).toBe(200)
    expect(await send(noor, 'EditPost', { postId, ...content })).toBe('not-your-post')
    expect(await send(noor, 'DeletePost', { postId })).toBe('not-your-post')
    expect(await send(ines, 'DeletePost', { postId })).toBe(200)
    expect(await send(ines, 'DeletePost', { postId })).toBe(200)
    expect(await send(ines, 'EditPost', { postId, ...content })).toBe('unknown-post')
    const [published, edited, ...rest] = await eventsOf(postStream(postId))
    const written = { postId, memberId: ines.memberId, ...content, toolId: kite.toolId, mentions: [] }
    expect(published).toEqual({ type: 'PostPublished', data: written })
    expect(edited).toEqual({ type: 'PostEdited', data: { ...written, title: null } })
    expect(rest.map(({ type }) => type)).toEqual(['PostDeleted'])
  })

  it('is published by members with a confirmed email', async () => {
    const [stranger, unconfirmed] = [world.person('stranger'), { ...world.person('unconfirmed'), verified: false }]
    expect(await send({ token: await world.token(stranger) }, 'PublishPost', { postId: newPost(), ...content })).toBe('not-registered')
    expect(await send(await register(unconfirmed), 'PublishPost', { postId: newPost(), ...content })).toBe('not-confirmed')
  })

  it('is about a tool that is shown, and keeps it when that is hidden', async () => {
    expect(await send(ines, 'PublishPost', { postId: newPost(), ...content, toolId: '01K9Z7V5C0QW8R3N4M2X000009' })).toBe('unknown-tool')
    const [about, other] = [await publish(ines, { toolId: reel.toolId }), await publish()]
    expect(await send(maker, 'HideTool', { toolId: reel.toolId })).toBe(200)
    expect(await send(ines, 'EditPost', { postId: about, ...content, title: 'Reel is here', toolId: reel.toolId })).toBe(200)
    expect(await send(ines, 'EditPost', { postId: other, ...content, toolId: reel.toolId })).toBe('unknown-tool')
    expect(await send(maker, 'ShowTool', { toolId: reel.toolId })).toBe(200)
  })

  it('keeps the members whom it mentions by their ids, whatever they are called later', async () => {
    const [before, later] = ['tomasz', 'tomasz-of-kite']
    const tomasz = await register(world.person(before))
    const headers = { authorization: `Bearer ${tomasz.token}`, 'content-type': 'application/json' }
    const renamed = { method: 'POST', headers, body: JSON.stringify({ username: later }) }
    expect((await fetch(`${url}/api/profile/update`, renamed)).status).toBe(200)
    const postId = await publish(ines, { body: `By @ines, with @${before} who is @${later}, and @somebody-else.` })
    const [id, own] = [tomasz.memberId, ines.memberId]
    expect(await eventsOf(postStream(postId))).toMatchObject([
      { data: { body: `By @{${own}}, with @{${id}} who is @{${id}}, and @somebody-else.`, mentions: [id] } },
    ])
  })

  it('mentions so many members and no more', async () => {
    const names = Array.from({ length: MOST_MENTIONS + 1 }, (_, index) => `crowd-${index}`)
    await Promise.all(names.map((name) => register(world.person(name))))
    const mentioning = (some: readonly string[]) => ({ ...content, postId: newPost(), body: some.map((name) => `@${name}`).join(' ') })
    expect(await send(ines, 'PublishPost', mentioning(names))).toBe('too-many-mentions')
    expect(await send(ines, 'PublishPost', mentioning([...names.slice(1), 'ines', 'somebody-else']))).toBe(200)
    const strangers = Array.from({ length: 41 }, (_, index) => `stranger-${index}`)
    expect(await send(ines, 'PublishPost', mentioning(strangers))).toBe('too-many-mentions')
    expect(await send(ines, 'PublishPost', { ...content, postId: newPost(), body: '@noor '.repeat(1_000) })).toBe('too-many-mentions')
  })

  it('is hidden and shown by admins, and nothing can be done to it in between but by its author', async () => {
    const postId = await publish()
    expect(await send(noor, 'HidePost', { postId, reason: 'spam' })).toBe('forbidden')
    expect(await send(boss, 'HidePost', { postId: newPost(), reason: 'spam' })).toBe('unknown-post')
    for (const _ of ['once', 'again']) expect(await send(boss, 'HidePost', { postId, reason: 'spam' })).toBe(200)
    expect(await send(noor, 'LikePost', { postId })).toBe('unknown-post')
    expect(await refusedComment(noor, { postId })).toBe('unknown-post')
    expect(await send(ines, 'EditPost', { postId, ...content, title: 'Kite flies' })).toBe(200)
    expect(await send(boss, 'ShowPost', { postId, reason: 'reviewed' })).toBe(200)
    expect(await send(boss, 'ClearPost', { postId })).toBe(200)
    expect(await send(noor, 'LikePost', { postId })).toBe(200)
    expect(await typesOf(postStream(postId))).toEqual(['PostPublished', 'PostHidden', 'PostEdited', 'PostShown', 'PostCleared'])
  })
})

describe('a comment', () => {
  it('is on a post or on a tool, and not on both or on nothing', async () => {
    const postId = await publish()
    const [onPost, onTool] = [await write(noor, { postId }), await write(noor, { toolId: kite.toolId })]
    const root = { memberId: noor.memberId, parentId: null, depth: 1 }
    expect(await eventsOf(commentStream(onPost))).toMatchObject([{ data: { ...root, rootId: onPost, postId, answersTo: ines.memberId } }])
    expect(await eventsOf(commentStream(onTool))).toMatchObject([{ data: { ...root, rootId: onTool, postId: null, answersTo: null } }])
    expect(await refusedComment(noor, { postId, toolId: kite.toolId })).toBe('invalid')
    expect(await refusedComment(noor, {})).toBe('invalid')
    expect(await refusedComment(noor, { postId: newPost() })).toBe('unknown-post')
    expect(await refusedComment(noor, { toolId: '01K9Z7V5C0QW8R3N4M2X000009' })).toBe('unknown-tool')
  })

  it('is written by members with a confirmed email', async () => {
    const postId = await publish()
    const [stranger, unconfirmed] = [world.person('silent'), { ...world.person('not-confirmed'), verified: false }]
    expect(await refusedComment({ token: await world.token(stranger) }, { postId })).toBe('not-registered')
    expect(await refusedComment(await register(unconfirmed), { postId })).toBe('not-confirmed')
  })

  it('replies to another, at most two levels below the first', async () => {
    const postId = await publish()
    const first = await write(noor, { postId })
    const second = await write(ines, { postId, parentId: first })
    const third = await write(noor, { postId, parentId: second })
    const fourth = await write(ines, { postId, parentId: third })
    const placed = async (commentId: CommentId) => {
      const [written] = await eventsOf(commentStream(commentId))
      const { parentId, rootId, depth, answersTo }: Record<string, unknown> = { ...written?.data }
      return { parentId, rootId, depth, answersTo }
    }
    expect(await placed(second)).toEqual({ parentId: first, rootId: first, depth: 2, answersTo: noor.memberId })
    expect(await placed(third)).toEqual({ parentId: second, rootId: first, depth: 3, answersTo: ines.memberId })
    expect(await placed(fourth)).toEqual({ parentId: second, rootId: first, depth: 3, answersTo: noor.memberId })
  })

  it('replies to nothing that is unknown, gone or somewhere else', async () => {
    const [postId, elsewhere] = [await publish(), await publish()]
    const [first, second] = [await write(noor, { postId }), await write(noor, { postId })]
    expect(await refusedComment(ines, { postId, parentId: newComment() })).toBe('unknown-comment')
    expect(await refusedComment(ines, { postId: elsewhere, parentId: first })).toBe('comment-somewhere-else')
    expect(await send(noor, 'DeleteComment', { commentId: first })).toBe(200)
    expect(await send(boss, 'HideComment', { commentId: second, reason: 'abuse' })).toBe(200)
    for (const parentId of [first, second]) expect(await refusedComment(ines, { postId, parentId })).toBe('reply-to-deleted')
  })

  it('goes on as it is below a post that is deleted, or whose author is erased, and more is not taken there', async () => {
    const leaving = await register(world.person('leaving'))
    const [deleted, erased] = [await publish(), await publish(leaving)]
    const [below, belowErased] = [await write(noor, { postId: deleted }), await write(noor, { postId: erased })]
    expect(await send(ines, 'DeletePost', { postId: deleted })).toBe(200)
    await erase(leaving)
    for (const postId of [deleted, erased]) expect(await refusedComment(ines, { postId })).toBe('unknown-post')
    expect(await refusedComment(ines, { postId: deleted, parentId: below })).toBe('unknown-post')
    for (const commentId of [below, belowErased]) {
      expect(await send(ines, 'LikeComment', { commentId })).toBe(200)
      expect(await send(ines, 'ReportComment', { commentId, reason: 'spam', note: null })).toBe(200)
      expect(await send(noor, 'EditComment', { commentId, body: 'Better said.' })).toBe(200)
      expect(await send(noor, 'DeleteComment', { commentId })).toBe(200)
    }
  })

  it('is marked as edited from a quarter of an hour on, however its id was made', async () => {
    const postId = await publish()
    // By its time, which its author chose, this id is from the far future.
    const commentId = CommentId.parse(`7ZZZZZZZZZ${newUlid().slice(10)}`)
    expect(await send(noor, 'WriteComment', { commentId, ...place, postId, body: 'Well made @ines.' })).toBe(200)
    for (const [minutes, body] of [
      [14, 'Very well made.'],
      [0, 'Very well made.'],
      [2, 'Better made.'],
    ] as const) {
      now = now.plus({ minutes })
      expect(await send(noor, 'EditComment', { commentId, body })).toBe(200)
    }
    expect((await eventsOf(commentStream(commentId))).slice(1)).toMatchObject([
      { type: 'CommentEdited', data: { body: 'Very well made.', marked: false, mentions: [] } },
      { type: 'CommentEdited', data: { body: 'Better made.', marked: true, mentions: [] } },
    ])
  })

  it('belongs to its author, and is unknown once it is deleted', async () => {
    const commentId = await write(noor, { postId: await publish() })
    expect(await send(ines, 'EditComment', { commentId, body: 'Badly made.' })).toBe('not-your-comment')
    expect(await send(ines, 'DeleteComment', { commentId })).toBe('not-your-comment')
    for (const _ of ['once', 'again']) expect(await send(noor, 'DeleteComment', { commentId })).toBe(200)
    expect(await send(noor, 'EditComment', { commentId, body: 'Badly made.' })).toBe('unknown-comment')
    expect(await send(ines, 'LikeComment', { commentId })).toBe('unknown-comment')
    expect(await typesOf(commentStream(commentId))).toEqual(['CommentWritten', 'CommentDeleted'])
  })

  it('is hidden, shown and cleared by admins', async () => {
    const commentId = await write(noor, { postId: await publish() })
    expect(await send(ines, 'HideComment', { commentId, reason: 'abuse' })).toBe('forbidden')
    for (const _ of ['once', 'again']) expect(await send(boss, 'HideComment', { commentId, reason: 'abuse' })).toBe(200)
    expect(await send(ines, 'LikeComment', { commentId })).toBe('unknown-comment')
    expect(await send(boss, 'ShowComment', { commentId, reason: 'mistake' })).toBe(200)
    expect(await send(boss, 'ClearComment', { commentId })).toBe(200)
    expect(await send(ines, 'LikeComment', { commentId })).toBe(200)
    expect(await typesOf(commentStream(commentId))).toEqual(['CommentWritten', 'CommentHidden', 'CommentShown', 'CommentCleared'])
  })
})

describe('a like', () => {
  it('is of what others wrote and everybody can read, and can always be taken back', async () => {
    const postId = await publish()
    const commentId = await write(ines, { postId })
    const stranger = { token: await world.token(world.person('fan')) }
    expect(await send(stranger, 'LikePost', { postId })).toBe('not-registered')
    expect(await send(stranger, 'LikeComment', { commentId })).toBe('not-registered')
    expect(await send(ines, 'LikePost', { postId })).toBe('like-your-own')
    expect(await send(ines, 'LikeComment', { commentId })).toBe('like-your-own')
    expect(await send(noor, 'LikePost', { postId: newPost() })).toBe('unknown-post')
    expect(await send(noor, 'LikeComment', { commentId: newComment() })).toBe('unknown-comment')
    for (const _ of ['once', 'again']) {
      expect(await send(noor, 'LikePost', { postId })).toBe(200)
      expect(await send(noor, 'LikeComment', { commentId })).toBe(200)
    }
    expect(await send(ines, 'DeletePost', { postId })).toBe(200)
    for (const _ of ['once', 'again']) {
      expect(await send(noor, 'UnlikePost', { postId })).toBe(200)
      expect(await send(noor, 'UnlikeComment', { commentId })).toBe(200)
    }
    expect(await send(noor, 'LikePost', { postId })).toBe('unknown-post')
  })
})

describe('what stands below a hidden post or tool', () => {
  it('can neither be liked, reported, edited nor answered until that is shown again', async () => {
    const postId = await publish(ines)
    const below = [
      [await write(noor, { postId }), { postId }, () => send(boss, 'HidePost', { postId, reason: 'spam' })],
      [await write(noor, { toolId: kite.toolId }), { toolId: kite.toolId }, () => send(maker, 'HideTool', { toolId: kite.toolId })],
    ] as const
    for (const [commentId, thread, hide] of below) {
      expect(await hide()).toBe(200)
      expect(await send(ines, 'LikeComment', { commentId })).toBe('unknown-comment')
      expect(await send(ines, 'ReportComment', { commentId, reason: 'spam', note: null })).toBe('unknown-comment')
      expect(await send(noor, 'EditComment', { commentId, body: 'Ask @ines.' })).toBe('unknown-comment')
      expect(await refusedComment(ines, { ...thread, parentId: commentId })).toMatch(/^unknown-(post|tool)$/)
      expect(await typesOf(commentStream(commentId))).toEqual(['CommentWritten'])
    }
    expect(await send(boss, 'ShowPost', { postId, reason: 'mistake' })).toBe(200)
    expect(await send(maker, 'ShowTool', { toolId: kite.toolId })).toBe(200)
    for (const [commentId] of below) {
      expect(await send(ines, 'LikeComment', { commentId })).toBe(200)
      expect(await send(noor, 'EditComment', { commentId, body: 'Ask @ines.' })).toBe(200)
    }
  })
})

describe('a report', () => {
  it('is of what others wrote, and counts once', async () => {
    const postId = await publish()
    const commentId = await write(ines, { postId })
    const fay = await register(world.person('fay'))
    const said = { reason: 'spam', note: 'The third of these today.' }
    const stranger = { token: await world.token(world.person('watcher')) }
    expect(await send(stranger, 'ReportPost', { postId, ...said })).toBe('not-registered')
    expect(await send(ines, 'ReportPost', { postId, ...said })).toBe('report-your-own')
    expect(await send(ines, 'ReportComment', { commentId, ...said })).toBe('report-your-own')
    expect(await send(fay, 'ReportPost', { postId: newPost(), ...said })).toBe('unknown-post')
    expect(await send(fay, 'ReportComment', { commentId: newComment(), ...said })).toBe('unknown-comment')
    for (const note of ['The third of these today.', null]) {
      expect(await send(fay, 'ReportPost', { postId, ...said, note })).toBe(200)
      expect(await send(fay, 'ReportComment', { commentId, ...said, note })).toBe(200)
    }
    const report = { memberId: fay.memberId, ...said }
    expect(await eventsOf(reporterStream(MemberId.parse(fay.memberId)))).toEqual([
      { type: 'ContentReported', data: { ...report, postId, commentId: null } },
      { type: 'ContentReported', data: { ...report, postId: null, commentId } },
    ])
  })
})
