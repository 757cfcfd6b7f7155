import { fileURLToPath } from 'node:url'
import { CommentId, PostId } from '@debut/events/discussion/discussion-form.ts'
import { commentStream } from '@debut/events/discussion/comment-events.ts'
import { postStream } from '@debut/events/discussion/post-events.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { isoOf } from '@debut/events/kernel/instant.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { openDatabase } from '@debut/adapters/database.ts'
import { decode } from '@debut/adapters/event-codec.ts'
import { type EventStore, openEventStore } from '@debut/adapters/event-store.ts'
import { commandIdAt } from '@debut/testing/ids-at.ts'
import { type Person, startWorld, type World } from '@debut/testing/world.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writtenTexts, type WrittenTexts } from '../kernel/texts/holds/written-texts.ts'

const OFFER = 'We build links for your shop: four hundred sites with good rank, and the first ten are free of charge until Sunday.'

let world: World
let url: string
let log: EventStore
let rows: WrittenTexts
let now = systemClock().startOf('second')
let names = 0

beforeAll(async () => {
  world = await startWorld({ clock: () => now })
  log = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger }))
  const HELD_WORDS_FILE = fileURLToPath(new URL('../kernel/texts/holds/testing/held-words.txt', import.meta.url))
  url = (await world.commandService({ COMMANDS_PER_MINUTE: '60', HELD_WORDS_FILE })).url
  const database = openDatabase({ url: world.settings.IDENTITY_DATABASE_URL, name: 'holds' })
  world.closing({ close: () => database.destroy() })
  rows = writtenTexts(database)
})
afterAll(() => world.close())

/** The clock goes on by days and weeks, and tokens hold for as long. */
const LIFETIME_SECONDS = 60 * 86_400

/** As browsers do, once more under the same id where a busy machine did not answer. */
const request = async (by: Person, type: string, payload: object, commandId = commandIdAt(now)) => {
  const headers = { authorization: `Bearer ${await world.token(by, LIFETIME_SECONDS)}`, 'content-type': 'application/json' }
  const ask = () => fetch(`${url}/api/commands`, { method: 'POST', headers, body: JSON.stringify({ commandId, type, payload }) })
  let answer = await ask()
  for (let tries = 1; answer.status === 503 && tries < 10; tries++) answer = await ask()
  return answer
}
/** The code of the refusal, or the status of what was accepted. */
const send = async (...asked: Parameters<typeof request>): Promise<unknown> => {
  const response = await request(...asked)
  const body: unknown = await response.json()
  return response.ok ? response.status : Reflect.get(Object(body), 'code')
}
const register = async (): Promise<Person> => {
  const person = world.person(`writer-${++names}`)
  expect(await send(person, 'RegisterMember', { username: person.username })).toBe(200)
  return person
}
const newPost = () => PostId.parse(newUlid())
const newComment = () => CommentId.parse(newUlid())
const postOf = (body: string, postId = newPost()) => ({ postId, kind: 'shipped', title: null, body, toolId: null })
const commentOf = (postId: PostId, body: string, commentId = newComment()) => ({ commentId, postId, toolId: null, parentId: null, body })
const publish = async (by: Person, body: string): Promise<PostId> => {
  const payload = postOf(body)
  expect(await send(by, 'PublishPost', payload)).toBe(200)
  return payload.postId
}
const write = async (by: Person, postId: PostId, body: string): Promise<CommentId> => {
  const payload = commentOf(postId, body)
  expect(await send(by, 'WriteComment', payload)).toBe(200)
  return payload.commentId
}
const eventsOf = async (stream: string) =>
  (await decode(world.keys(), await log.read(stream))).map(({ event: { type, data } }) =>
    type.endsWith('Hidden') ? `${type}: ${Reflect.get(data, 'reason')} by ${Reflect.get(data, 'by')}` : type,
  )
const HELD = { post: (reason: string) => `PostHidden: ${reason} by null`, comment: (reason: string) => `CommentHidden: ${reason} by null` }
const links = (count: number) => Array.from({ length: count }, (_, index) => `https://site-${index}.example/page`).join(' and ')

describe('links', () => {
  it('of new members are held beyond one, and after a week beyond what everybody may set', async () => {
    const ines = await register()
    expect(await eventsOf(postStream(await publish(ines, links(1))))).toEqual(['PostPublished'])
    const held = await publish(ines, `Two: ${links(2)}`)
    expect(await eventsOf(postStream(held))).toEqual(['PostPublished', HELD.post('links')])
    expect(await send(ines, 'LikePost', { postId: held })).toBe('unknown-post')
    now = now.plus({ days: 7 })
    const open = await publish(ines, `Five: ${links(5)}`)
    expect(await eventsOf(postStream(open))).toEqual(['PostPublished'])
    expect(await eventsOf(postStream(await publish(ines, `Six: ${links(6)}`)))).toEqual(['PostPublished', HELD.post('links')])
    expect(await eventsOf(commentStream(await write(ines, open, links(3))))).toEqual(['CommentWritten'])
    const comment = await write(ines, open, `Four of them: ${links(4)}`)
    expect(await eventsOf(commentStream(comment))).toEqual(['CommentWritten', HELD.comment('links')])
  })

  it('can’t be brought in by an edit', async () => {
    const noor = await register()
    const postId = await publish(noor, 'Nothing to see.')
    const commentId = await write(noor, postId, 'Nothing here.')
    expect(await send(noor, 'EditComment', { commentId, body: links(2) })).toBe(200)
    expect(await send(noor, 'EditPost', postOf(links(2), postId))).toBe(200)
    expect(await eventsOf(postStream(postId))).toEqual(['PostPublished', 'PostEdited', HELD.post('links')])
    expect(await eventsOf(commentStream(commentId))).toEqual(['CommentWritten', 'CommentEdited', HELD.comment('links')])
    expect(await send(noor, 'EditPost', postOf(links(1), postId))).toBe(200)
    expect((await eventsOf(postStream(postId))).at(-1)).toBe('PostEdited')
  })
})

describe('a text with a word of the list', () => {
  it('is held, when it is written and when it is edited', async () => {
    const ines = await register()
    const postId = await publish(ines, 'Come to our CASINO!')
    expect(await eventsOf(postStream(postId))).toEqual(['PostPublished', HELD.post('words')])
    const harmless = await publish(ines, 'Come to our garden.')
    const commentId = await write(ines, harmless, 'Where is it?')
    expect(await send(ines, 'EditComment', { commentId, body: 'Is it a casino?' })).toBe(200)
    expect(await eventsOf(commentStream(commentId))).toEqual(['CommentWritten', 'CommentEdited', HELD.comment('words')])
  })
})

describe('a text that was written before', () => {
  it('is held where its author wrote it within the last day, and not for the first one, or once that is deleted', async () => {
    const [ines, noor] = [await register(), await register()]
    const postId = await publish(noor, 'Say what you think.')
    const first = await write(ines, postId, OFFER)
    expect(await eventsOf(commentStream(first))).toEqual(['CommentWritten'])
    const second = await write(ines, postId, `${OFFER.toUpperCase()}!`)
    expect(await eventsOf(commentStream(second))).toEqual(['CommentWritten', HELD.comment('duplicate')])
    for (const commentId of [first, second]) expect(await send(ines, 'DeleteComment', { commentId })).toBe(200)
    expect(await eventsOf(commentStream(await write(ines, postId, OFFER)))).toEqual(['CommentWritten'])
    now = now.plus({ days: 1 })
    expect(await eventsOf(commentStream(await write(ines, postId, OFFER)))).toEqual(['CommentWritten'])
    for (const _ of ['once', 'again']) expect(await eventsOf(commentStream(await write(ines, postId, 'Congrats!')))).toHaveLength(1)
    now = now.plus({ days: 1 })
  })

  it('is held where two others wrote it, and one that was edited to it as well', async () => {
    const [one, two, three, four] = [await register(), await register(), await register(), await register()]
    for (const writer of [one, two]) expect(await eventsOf(postStream(await publish(writer, OFFER)))).toEqual(['PostPublished'])
    const third = await publish(three, `Hello! ${OFFER}`)
    expect(await eventsOf(postStream(third))).toEqual(['PostPublished', HELD.post('duplicate')])
    const edited = await publish(four, 'A plain post, which says nothing yet.')
    expect(await send(four, 'EditPost', postOf(OFFER, edited))).toBe(200)
    expect((await eventsOf(postStream(edited))).at(-1)).toBe(HELD.post('duplicate'))
    now = now.plus({ days: 1 })
  })

  it('is never held where staff wrote it', async () => {
    const boss = await world.appoint(world.person('boss', 'admin'))
    expect(await send(boss, 'RegisterMember', { username: boss.username })).toBe(200)
    for (const _ of ['once', 'again', 'and again', 'and once more'])
      expect(await eventsOf(postStream(await publish(boss, `${OFFER} ${links(9)}`)))).toEqual(['PostPublished'])
  })
})

describe('how much a member writes', () => {
  it('is 3 posts in the first day, and 10 in any later one', async () => {
    const ines = await register()
    const first = postOf('The first one.')
    const commandId = commandIdAt(now)
    expect(await send(ines, 'PublishPost', first, commandId)).toBe(200)
    for (const refused of [{ toolId: '01K9Z7V5C0QW8R3N4M2X000009' }, { toolId: '01K9Z7V5C0QW8R3N4M2X000008' }])
      expect(await send(ines, 'PublishPost', { ...postOf('About nothing.'), ...refused })).toBe('unknown-tool')
    now = now.plus({ hours: 1 })
    for (const body of ['The second one.', 'The third one.']) await publish(ines, body)
    const refused = await request(ines, 'PublishPost', postOf('The fourth one.'))
    expect(refused.status).toBe(422)
    expect(refused.headers.get('retry-after')).toBe(String(23 * 3_600))
    expect(await refused.json()).toMatchObject({
      code: 'too-many-posts',
      details: [
        { path: 'payload', message: `You can write the next one from ${now.plus({ hours: 23 }).toFormat('d LLL yyyy, HH:mm')} UTC.` },
      ],
    })
    expect(await send(ines, 'PublishPost', first, commandId)).toBe(200)
    expect(await send(ines, 'DeletePost', { postId: first.postId })).toBe(200)
    expect(await send(ines, 'PublishPost', first)).toBe('unknown-post')
    expect(await send(ines, 'PublishPost', postOf('The fourth one.'))).toBe('too-many-posts')
    now = now.plus({ hours: 25 })
    for (let count = 1; count <= 10; count++) await publish(ines, `Number ${count}.`)
    expect(await send(ines, 'PublishPost', postOf('Number 11.'))).toBe('too-many-posts')
  })

  it('is 20 comments in the first day, also where more come at one moment', async () => {
    const [ines, noor] = [await register(), await register()]
    const postId = await publish(noor, 'Say what you think.')
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, index) => send(ines, 'WriteComment', commentOf(postId, `Thought ${index}.`))),
    )
    expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(20)
    expect(outcomes.filter((outcome) => outcome === 'too-many-comments')).toHaveLength(10)
    expect(await send(ines, 'PublishPost', postOf('A post of its own.'))).toBe(200)
  })
})

describe('what is kept of it', () => {
  it('is in an export by when it was written, and is gone with the member or after a day', async () => {
    const [ines, noor] = [await register(), await register()]
    const [mine, theirs] = [await publish(ines, OFFER), await publish(noor, 'Say what you think.')]
    const written = { kind: 'post', writtenAt: isoOf(now) }
    expect(await rows.exportOf(MemberId.parse(ines.memberId))).toEqual([{ ...written, textId: mine }])
    await rows.forget(MemberId.parse(ines.memberId))
    expect(await rows.exportOf(MemberId.parse(ines.memberId))).toEqual([])
    await rows.sweep(now.plus({ hours: 23 }))
    expect(await rows.exportOf(MemberId.parse(noor.memberId))).toEqual([{ ...written, textId: theirs }])
    await rows.sweep(now.plus({ hours: 25 }))
    expect(await rows.exportOf(MemberId.parse(noor.memberId))).toEqual([])
  })
})
