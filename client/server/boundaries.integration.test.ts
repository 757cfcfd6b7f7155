import { boundariesStream, MemberBlocked, MemberMuted, WordMuted } from '@debut/events/boundaries/boundary-events.ts'
import { WordId } from '@debut/events/boundaries/muted-word.ts'
import type { PostId } from '@debut/events/discussion/discussion-form.ts'
import { followerStream, MemberFollowed } from '@debut/events/follows/follow-events.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { ProfileDescribed } from '@debut/events/members/member-events.ts'
import { ReviewAnswered, reviewStream, ReviewWritten } from '@debut/events/reviews/review-events.ts'
import { reviewIdOf } from '@debut/events/reviews/review-form.ts'
import { PostSaved, saverStream } from '@debut/events/saves/save-events.ts'
import { StreakExtended } from '@debut/events/voting/vote-events.ts'
import { writeTexts } from '@debut/query-service/discussion/testing/write-texts.ts'
import { type Launch, type Member, startStory, type Story } from '@debut/query-service/testing/story.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RenderPage } from '../src/app/server-entry.tsx'
import { cookieHeader } from '../src/lib/session/testing/session-cookie.ts'
import { builtRender } from './testing/built-render.ts'

const TODAY = Day.parse('2026-03-02')
const NOW = '2026-03-02T22:00:00Z'
const READERS = ['free', 'blocks', 'mutes', 'minds'] as const
type Reader = (typeof READERS)[number]

/** A text of a member who is blocked or muted, or that has a muted word. */
const TEXT = ['blocks', 'mutes', 'minds'] as const
/** These places show only the name and the face of a muted member. */
const FACE = ['blocks'] as const
const AUTHOR = ['blocks', 'mutes'] as const

let story: Story
let renderPage: RenderPage
let url: string
let loud: Member
let [lamp, horn]: [Launch, Launch] = [] as never
let [ofLoud, ofCalm]: [PostId, PostId] = [] as never
const readers = new Map<Reader, Member>()
/** The edge keeps them by their addresses. */
const visitorsPages = new Map<string, ReturnType<RenderPage>>()
const seen = new Map<string, ReturnType<typeof lookAt>>()

/** Each place where a text or a face of a member stands, what is looked for there, and the readers who must not see it. */
const PLACES: readonly (readonly [place: string, address: string, looksFor: string, unwantedBy: readonly Reader[]])[] = [
  ['a post in the feed, and among the best of the week', '/community', 'Loud horns', TEXT],
  ['the top reply in the feed', '/community', 'Loud reply', TEXT],
  ['a maker to follow', '/community', '/profile/loud"', TEXT],
  ['a post in the feed of those who are followed', '/community?sort=following', 'Loud horns', TEXT],
  ['a post on its page', '/posts/:loud', 'Loud body', TEXT],
  ['who wrote the post', '/posts/:loud', 'About the author', AUTHOR],
  ['a comment beneath a post', '/posts/:calm', 'Loud reply', TEXT],
  ['a comment beneath a product', '/tool/lamp?tab=comments', 'Loud comment', TEXT],
  ['a review of a product', '/tool/lamp?tab=reviews', 'Loud review', TEXT],
  ['a maker’s answer to a review', '/tool/horn?tab=reviews', 'Loud answer', TEXT],
  ['the makers of a product, which are part of it', '/tool/horn', '/profile/loud"', []],
  ['a bio', '/profile/loud', 'Loud bio', TEXT],
  ['the latest posts of a profile', '/profile/loud', 'Loud horns', TEXT],
  ['the posts of a profile', '/profile/loud/posts', 'Loud horns', TEXT],
  ['the comments of a profile', '/profile/loud/comments', 'Loud comment', TEXT],
  ['the reviews of a profile', '/profile/loud/reviews', 'Loud review', TEXT],
  ['the list of makers', '/community/makers', '/profile/loud"', FACE],
  ['followers', '/profile/calm/followers', '/profile/loud"', FACE],
  ['those whom a member follows', '/profile/calm/following', '/profile/loud"', FACE],
  ['those whom the reader follows', '/community/following', '/profile/loud"', FACE],
  ['a saved post', '/profile/:reader/saved', 'Loud horns', TEXT],
  ['the people that are found', '/search?q=loud', '/profile/loud"', FACE],
  ['the posts that are found', '/search?q=loud', 'giveaway: every', TEXT],
  ['the longest streaks', '/streaks-leaderboard', '/profile/loud"', FACE],
]

beforeAll(async () => {
  renderPage = await builtRender()
  story = await startStory()
  const write = writeTexts(story)
  loud = await story.member('loud')
  const calm = await story.member('calm')
  lamp = await story.launch('lamp', TODAY, [calm.memberId])
  horn = await story.launch('horn', TODAY, [loud.memberId])
  await story.open(TODAY, [lamp, horn])
  const described = ProfileDescribed({ memberId: loud.memberId, bio: 'Loud bio of a giveaway.', links: {} })
  await story.append(`member-${loud.memberId}`, loud.memberId, described)

  ofLoud = await write.publish(loud, 'Loud body of a giveaway: every day.', { title: 'Loud horns, a giveaway' })
  ofCalm = await write.publish(calm, 'What do you think?', { kind: 'question' })
  const reply = await write.comment(loud, { postId: ofCalm, toolId: null }, 'Loud reply about a giveaway.')
  await write.comment(loud, { postId: null, toolId: lamp.toolId }, 'Loud comment about a giveaway.')
  await write.likeComment(calm, reply)
  await write.likePost(calm, ofLoud, loud)
  const review = async ({ memberId }: Member, { toolId }: Launch, body: string, ...more: Parameters<Story['append']>[2][]) =>
    story.append(
      reviewStream(reviewIdOf(toolId, memberId)),
      memberId,
      ReviewWritten({ toolId, memberId, rating: 4, body, makers: [] }),
      ...more,
    )
  await review(loud, lamp, 'Loud review of what was a giveaway to me.')
  const answer = { toolId: horn.toolId, memberId: calm.memberId, makerId: loud.memberId, body: 'Loud answer about a giveaway.' }
  await review(calm, horn, 'It does what it says, every day.', ReviewAnswered(answer))
  await story.cast(loud, lamp, 1, StreakExtended({ memberId: loud.memberId, day: TODAY, streak: 12 }))

  const follow = ({ memberId }: Member, followedId: Member['memberId']) =>
    story.append(followerStream(memberId), memberId, MemberFollowed({ memberId, followedId }))
  await follow(loud, calm.memberId)
  await follow(calm, loud.memberId)
  for (const name of READERS) {
    const member = await story.member(name)
    const { memberId } = member
    readers.set(name, member)
    await follow(member, loud.memberId)
    await story.append(saverStream(memberId), memberId, PostSaved({ memberId, postId: ofLoud }))
  }
  const sets = async (name: Reader, fact: (memberId: Member['memberId']) => Parameters<Story['append']>[2]) => {
    const { memberId } = readerCalled(name)
    await story.append(boundariesStream(memberId), memberId, fact(memberId))
  }
  await sets('blocks', (memberId) => MemberBlocked({ memberId, blockedId: loud.memberId }))
  await sets('mutes', (memberId) => MemberMuted({ memberId, mutedId: loud.memberId }))
  await sets('minds', (memberId) => WordMuted({ memberId, wordId: WordId.parse('01K9Z7V5C0QW8R3N4M2X000030'), word: 'giveaway' }))

  await story.project()
  const served = await story.serve(() => toInstant(NOW))
  url = served.url
  const { token } = readerCalled('blocks')
  for (const path of ['/api/boundaries', '/api/own-page', '/api/notifications']) await served.getNow(path, { token })
  for (const path of [
    '/api/posts',
    '/api/makers',
    '/api/streaks',
    '/api/profiles/loud',
    '/api/tools/lamp',
    `/api/tools/${horn.toolId}/reviews`,
    `/api/follows/members/${loud.memberId}/followers`,
    '/api/search?q=loud',
  ])
    expect({ path, status: (await served.getNow(path)).status }).toMatchObject({ status: 200 })
})
afterAll(() => story.end())

const readerCalled = (name: Reader): Member => {
  const member = readers.get(name)
  if (member === undefined) throw new Error(`no reader is called ${name}`)
  return member
}

/** What a reader is sent, without what the browser alone reads: once made of the visitors' page where it can be, and once drawn for them alone. */
const lookAt = async (name: Reader, address: string) => {
  const [path = '', query = ''] = address.split('?')
  const { memberId, token } = readerCalled(name)
  const session = { access_token: token, refresh_token: 'r', expires_at: 4_000_000_000, user: { id: memberId } }
  const request = { apiUrl: url, requestId: 'request-1', now: toInstant(NOW).toMillis() }
  const shared = visitorsPages.get(address) ?? renderPage({ path, query, cookies: '', ...request })
  visitorsPages.set(address, shared)
  const made = await (await shared).page?.drawFor?.({ session, ...request })
  const { page } = await renderPage({ path, query, cookies: cookieHeader(session), ...request })
  if (made !== undefined) expect(Buffer.concat(made.markup).toString()).toBe(page?.markup)
  return { markup: page?.markup ?? '', isMade: made !== undefined }
}

const seenBy = (name: Reader, address: string) => {
  const look = seen.get(`${name} ${address}`) ?? lookAt(name, address)
  seen.set(`${name} ${address}`, look)
  return look
}

describe('a page that the server draws', () => {
  it.each(PLACES)('shows %s only to readers who want to see it', async (_, path, looksFor, unwantedBy) => {
    const shows: Partial<Record<Reader, boolean>> = {}
    for (const reader of READERS) {
      const address = path.replace(':loud', ofLoud).replace(':calm', ofCalm).replace(':reader', reader)
      shows[reader] = (await seenBy(reader, address)).markup.includes(looksFor)
    }
    expect(shows).toEqual(Object.fromEntries(READERS.map((reader) => [reader, !unwantedBy.includes(reader)])))
  })

  it('is made of the visitors’ page for them all', async () => {
    for (const reader of READERS) expect((await seenBy(reader, '/tool/lamp?tab=reviews')).isMade).toBe(true)
  })
})
