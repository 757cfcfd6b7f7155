import { MemberId } from '@debut/events/kernel/ids.ts'
import { readerStream } from '@debut/events/reviews/reader-events.ts'
import { reviewStream } from '@debut/events/reviews/review-events.ts'
import { REVIEWS } from '@debut/events/reviews/review-rules.ts'
import { ReviewId } from '@debut/events/reviews/review-form.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { decode } from '@debut/adapters/event-codec.ts'
import { type EventStore, openEventStore } from '@debut/adapters/event-store.ts'
import { type Person, sendCommand, startWorld, type World } from '@debut/testing/world.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

type Member = Person & { readonly token: string }

let world: World
let url: string
let log: EventStore
let now = systemClock()
let boss: Member
let maker: Member
let second: Member
let numbers = 0

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
const { toolId } = kite
const unknown = '01K9Z7V5C0QW8R3N4M2X000009'

beforeAll(async () => {
  world = await startWorld({ clock: () => now })
  log = world.closing(openEventStore({ url: world.settings.EVENTSTORE_URL, logger: world.logger }))
  url = (await world.commandService({ COMMANDS_PER_MINUTE: '60' })).url
  const admin = await world.appoint(world.person('boss', 'admin'))
  boss = { ...admin, token: await world.token(admin) }
  maker = await register(world.person('maker'))
  second = await register(world.person('second-maker'))
  const otherMakers = [second.memberId]
  expect(await send(boss, 'ListTool', { ownerId: maker.memberId, ...kite, otherMakers })).toBe(200)
})
afterAll(() => world.close())

const register = async (person: Person): Promise<Member> => {
  const token = await world.token(person)
  expect(await sendCommand(url, token, 'RegisterMember', { username: person.username })).toMatchObject({ status: 200 })
  return { ...person, token }
}
/** Of whom there is no review yet. */
const newMember = () => register(world.person(`member-${++numbers}`))
/** The code of the refusal, or the status of what was accepted. */
const send = async ({ token }: Pick<Member, 'token'>, type: string, payload: object) => {
  const { status, body } = await sendCommand(url, token, type, payload)
  return body.code ?? status
}
const text = { toolId, rating: 4, body: 'It flies straight, every time I tried it.' }
const idOf = ({ memberId }: Person) => ReviewId.parse(`${toolId}_${memberId}`)
const reviewBy = async (member: Member) => {
  expect(await send(member, 'WriteReview', text)).toBe(200)
  return idOf(member)
}
const eventsOf = async (stream: string) => (await decode(world.keys(), await log.read(stream))).map(({ event }) => event)
const typesOf = async (reviewId: ReviewId) => (await eventsOf(reviewStream(reviewId))).map(({ type }) => type)

describe('a review', () => {
  it('is written once, edited by writing it again, and deleted by its author', async () => {
    const member = await newMember()
    const { memberId } = member
    for (const rating of [4, 4, 5]) expect(await send(member, 'WriteReview', { ...text, rating })).toBe(200)
    for (const _ of ['once', 'again']) expect(await send(member, 'DeleteReview', { toolId })).toBe(200)
    expect(await eventsOf(reviewStream(idOf(member)))).toEqual([
      { type: 'ReviewWritten', data: { ...text, memberId, makers: [maker.memberId, second.memberId] } },
      { type: 'ReviewEdited', data: { ...text, memberId, rating: 5, marked: false } },
      { type: 'ReviewDeleted', data: { toolId, memberId } },
    ])
  })

  it('is marked as edited from a quarter of an hour after it was written last', async () => {
    const member = await newMember()
    await reviewBy(member)
    const editAfter = async (minutes: number, rating: number) => {
      now = now.plus({ minutes })
      expect(await send(member, 'WriteReview', { ...text, rating })).toBe(200)
      return (await eventsOf(reviewStream(idOf(member)))).at(-1)
    }
    expect(await editAfter(14, 1)).toMatchObject({ type: 'ReviewEdited', data: { marked: false } })
    expect(await editAfter(2, 2)).toMatchObject({ type: 'ReviewEdited', data: { marked: true } })
    expect(await send(member, 'DeleteReview', { toolId })).toBe(200)
    expect(await editAfter(0, 3)).toMatchObject({ type: 'ReviewWritten' })
    expect(await editAfter(1, 4)).toMatchObject({ type: 'ReviewEdited', data: { marked: false } })
  })

  it('is written by members with a confirmed email, of a product that everybody can see and others make', async () => {
    const [stranger, unconfirmed] = [world.person('stranger'), { ...world.person('unconfirmed'), verified: false }]
    expect(await send({ token: await world.token(stranger) }, 'WriteReview', text)).toBe('not-registered')
    expect(await send(await register(unconfirmed), 'WriteReview', text)).toBe('not-confirmed')
    for (const each of [maker, second]) expect(await send(each, 'WriteReview', text)).toBe('review-your-own')
    const member = await newMember()
    expect(await send(member, 'WriteReview', { ...text, toolId: unknown })).toBe('unknown-tool')
    expect(await send(member, 'WriteReview', { ...text, body: 'Too short.' })).toBe('invalid')
    expect(await send(member, 'WriteReview', { ...text, rating: 6 })).toBe('invalid')
    expect(await send(member, 'DeleteReview', { toolId })).toBe('unknown-review')
    expect(await send(maker, 'HideTool', { toolId })).toBe(200)
    expect(await send(member, 'WriteReview', text)).toBe('unknown-tool')
    expect(await send(maker, 'ShowTool', { toolId })).toBe(200)
    expect(await send(member, 'WriteReview', text)).toBe(200)
  })

  it('is hidden, shown and cleared by admins, and nothing can be done with it in between but by its author', async () => {
    const [author, other] = [await newMember(), await newMember()]
    const reviewId = await reviewBy(author)
    expect(await send(author, 'HideReview', { reviewId, reason: 'abuse' })).toBe('forbidden')
    expect(await send(boss, 'HideReview', { reviewId: idOf(other), reason: 'abuse' })).toBe('unknown-review')
    for (const _ of ['once', 'again']) expect(await send(boss, 'HideReview', { reviewId, reason: 'abuse' })).toBe(200)
    expect(await send(other, 'MarkReviewHelpful', { reviewId })).toBe('unknown-review')
    expect(await send(other, 'ReportReview', { reviewId, reason: 'spam', note: null })).toBe('unknown-review')
    expect(await send(maker, 'AnswerReview', { reviewId, body: 'Thank you.' })).toBe('unknown-review')
    expect(await send(author, 'WriteReview', { ...text, rating: 1 })).toBe(200)
    expect(await send(boss, 'ShowReview', { reviewId, reason: 'mistake' })).toBe(200)
    expect(await send(boss, 'ClearReview', { reviewId })).toBe(200)
    expect(await send(other, 'MarkReviewHelpful', { reviewId })).toBe(200)
    expect(await typesOf(reviewId)).toEqual(['ReviewWritten', 'ReviewHidden', 'ReviewEdited', 'ReviewShown', 'ReviewCleared'])
  })
})

describe('a rule', () => {
  it('holds a review with a link by a new member until an admin shows it, and makers are notified then', async () => {
    const member = await newMember()
    expect(await send(member, 'WriteReview', { ...text, body: 'See how I use it: https://elsewhere.example/kite' })).toBe(200)
    expect(await eventsOf(reviewStream(idOf(member)))).toMatchObject([
      { type: 'ReviewWritten', data: { makers: [] } },
      { type: 'ReviewHidden', data: { reason: 'links', by: null, makers: [maker.memberId, second.memberId] } },
    ])
    expect(await send(boss, 'ShowReview', { reviewId: idOf(member), reason: 'reviewed' })).toBe(200)
    expect((await eventsOf(reviewStream(idOf(member)))).at(-1)).toMatchObject({ data: { notifies: [maker.memberId, second.memberId] } })
  })

  it('lets a new member review so many products in a day, and change each of those reviews', async () => {
    const [member, owner] = [await newMember(), await newMember()]
    const kites = Array.from({ length: REVIEWS.aDay.new + 1 }, (_, index) => `01K9Z7V5C0QW8R3N4M2X0001${String(index).padStart(2, '0')}`)
    for (const [index, id] of kites.entries()) {
      const listed = {
        ...kite,
        toolId: id,
        slug: `kite-${index}`,
        url: `https://kite-${index}.example`,
        ownerId: owner.memberId,
        otherMakers: [],
      }
      expect(await send(boss, 'ListTool', listed)).toBe(200)
    }
    const review = (id: string, rating = 4) =>
      send(member, 'WriteReview', { ...text, toolId: id, rating, body: `Kite ${id} flies straight.` })
    const last = kites.pop() ?? ''
    for (const id of kites) expect(await review(id)).toBe(200)
    expect(await review(last)).toBe('too-many-reviews')
    for (const id of kites) expect(await review(id, 5)).toBe(200)
  })
})

describe('an answer to a review', () => {
  it('is written, changed and deleted by one of the makers', async () => {
    const author = await newMember()
    const reviewId = idOf(author)
    expect(await send(maker, 'AnswerReview', { reviewId, body: 'Thank you.' })).toBe('unknown-review')
    await reviewBy(author)
    expect(await send(author, 'AnswerReview', { reviewId, body: 'Thank you.' })).toBe('not-a-maker')
    for (const body of ['Thank you.', 'Thank you.', 'Many thanks.']) expect(await send(maker, 'AnswerReview', { reviewId, body })).toBe(200)
    expect(await send(second, 'AnswerReview', { reviewId, body: 'Hello.' })).toBe('answered-by-another')
    expect(await send(second, 'DeleteReviewAnswer', { reviewId })).toBe('answered-by-another')
    expect(await send(author, 'DeleteReviewAnswer', { reviewId })).toBe('not-a-maker')
    for (const _ of ['once', 'again']) expect(await send(maker, 'DeleteReviewAnswer', { reviewId })).toBe(200)
    expect(await send(second, 'AnswerReview', { reviewId, body: 'Hello.' })).toBe(200)
    const byMaker = { toolId, memberId: author.memberId, makerId: maker.memberId }
    expect((await eventsOf(reviewStream(reviewId))).slice(1)).toEqual([
      { type: 'ReviewAnswered', data: { ...byMaker, body: 'Thank you.' } },
      { type: 'ReviewAnswered', data: { ...byMaker, body: 'Many thanks.' } },
      { type: 'ReviewAnswerDeleted', data: byMaker },
      { type: 'ReviewAnswered', data: { ...byMaker, makerId: second.memberId, body: 'Hello.' } },
    ])
  })
})

describe('a reader', () => {
  it('finds reviews of others helpful, takes it back, and reports them once', async () => {
    const [author, member] = [await newMember(), await newMember()]
    const reviewId = idOf(author)
    const report = { reviewId, reason: 'spam', note: 'I have read it elsewhere.' }
    expect(await send(member, 'MarkReviewHelpful', { reviewId })).toBe('unknown-review')
    await reviewBy(author)
    const stranger = { token: await world.token(world.person('passer-by')) }
    for (const [type, payload] of [['MarkReviewHelpful', { reviewId }] as const, ['ReportReview', report] as const]) {
      expect(await send(stranger, type, payload)).toBe('not-registered')
      expect(await send(author, type, payload)).toBe(type === 'ReportReview' ? 'report-your-own' : 'helpful-your-own')
      for (const _ of ['once', 'again']) expect(await send(member, type, payload)).toBe(200)
    }
    expect(await send(author, 'DeleteReview', { toolId })).toBe(200)
    for (const _ of ['once', 'again']) expect(await send(member, 'UnmarkReviewHelpful', { reviewId })).toBe(200)
    const { memberId } = member
    expect(await eventsOf(readerStream(MemberId.parse(memberId)))).toEqual([
      { type: 'ReviewMarkedHelpful', data: { memberId, reviewId } },
      { type: 'ReviewReported', data: { memberId, ...report } },
      { type: 'ReviewUnmarkedHelpful', data: { memberId, reviewId } },
    ])
  })

  it('names a review in one spelling only', async () => {
    const reviewId = await reviewBy(await newMember())
    const [tool = '', member = ''] = reviewId.split('_')
    for (const other of [`${tool}_${member.toUpperCase()}`, `${tool}-${member}`, tool, `${reviewId}_${tool}`])
      expect(await send(boss, 'MarkReviewHelpful', { reviewId: other })).toBe('invalid')
  })
})

it('is part of what its author and who answered it take along', async () => {
  const author = await newMember()
  const reviewId = await reviewBy(author)
  expect(await send(maker, 'AnswerReview', { reviewId, body: 'We are glad that it flies.' })).toBe(200)
  const exportOf = async ({ memberId, token }: Member) => {
    const answer = await fetch(`${url}/api/members/${memberId}/export`, { headers: { authorization: `Bearer ${token}` } })
    return answer.text()
  }
  await world.projectionService()
  await expect.poll(() => exportOf(author), { timeout: 20_000 }).toContain(text.body)
  await expect.poll(() => exportOf(maker), { timeout: 20_000 }).toContain('We are glad that it flies.')
  expect(await exportOf(author)).not.toContain('We are glad that it flies.')
  expect(await exportOf(maker)).not.toContain(text.body)
})
