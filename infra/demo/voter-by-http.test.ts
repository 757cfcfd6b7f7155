import { addDays, type Day } from '@debut/events/kernel/days.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { fastify } from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { demoMembers } from './demo-members.ts'
import { type Offer, OFFERED_DAYS } from './liking.ts'
import { voterByHttp } from './voter-by-http.ts'

const { signal } = new AbortController()
const today = '2026-11-21' as Day
const memberId = demoMembers[0].memberId as MemberId
const maker = demoMembers[1].memberId
const OWN = '01M7W4K9DA7AM9JD1WGDRE08P8'
const OTHER = '01M7W4K9DA7AM9JD1WGDRE08P9'
const VOTED = '01M7W4K9DA7AM9JD1WGDRE08PA'

const place = (launchId: string) => ({
  place: 1,
  rank: null,
  launchId,
  toolId: launchId,
  points: null,
  voters: null,
  hidden: true,
  boardDate: today,
  slug: `tool-${launchId.slice(-1).toLowerCase()}`,
  name: 'A tool',
  tagline: 'Does something',
  url: 'https://a.example/',
  category: 'design',
  pricing: 'free',
  tags: ['ui'],
  logo: '/logo.svg',
  makers: [{ memberId: maker, username: 'maker', name: null, avatar: null }],
})
const vote = { number: 1, launchId: VOTED, toolId: VOTED, countsOn: today, weight: 1, state: 'counted', castAt: '2026-11-21T20:00:00.000Z' }
const at = { position: 7, generatedAt: '2026-11-21T20:00:00.000Z' }

/** As much of the public API as a voter needs, and what it was asked for. */
const apiWith = async (launches: readonly string[]) => {
  const sent: { type: string; launchId: string }[] = []
  const asked: string[] = []
  const app = fastify()
  app.get<{ Params: { memberId: string } }>('/api/members/:memberId/votes', async ({ params }) => ({
    ...at,
    votes: params.memberId === memberId ? [{ ...vote, boardDate: today, position: 6 }] : [],
  }))
  app.get<{ Querystring: { start: string } }>('/api/boards/day', async ({ query: { start } }) => {
    asked.push(start)
    const tools = start === today ? launches.map(place) : []
    return { ...at, period: 'day', start, validUntil: null, rule: 'v1', total: tools.length, tools }
  })
  app.post<{ Body: { type: string; payload: { launchId: string } } }>('/api/commands', async ({ body, headers }, reply) => {
    sent.push({ type: body.type, launchId: body.payload.launchId })
    return reply.status(headers.authorization === 'Bearer a-token' && body.payload.launchId !== OWN ? 200 : 403).send({})
  })
  const edgeUrl = await app.listen({ port: 0 })
  onTestFinished(() => app.close())
  return { sent, asked, voter: voterByHttp({ edgeUrl, memberId, token: async () => 'a-token' }) }
}

const named = (name: string) => (days: readonly (readonly Offer[])[]) => days[0]?.find(({ launchId }) => launchId === name)

it('offers the launches of the day and of the days before, and knows what was voted for', async () => {
  const { asked, voter } = await apiWith([OWN, OTHER])
  let offered: unknown
  const none = await voter.vote((...all) => void (offered = all), today, signal)
  expect(none).toBeUndefined()
  const tools = [OWN, OTHER].map((launchId) => ({ launchId, tool: expect.objectContaining({ category: 'design' }), makers: [maker] }))
  expect(offered).toEqual([[tools, ...Array.from({ length: OFFERED_DAYS - 1 }, () => [])], new Set([VOTED])])
  expect(asked.toSorted()).toEqual(Array.from({ length: OFFERED_DAYS }, (_, daysAgo) => addDays(today, -daysAgo)).toSorted())
})

it('votes for what is chosen, and says whether that was accepted', async () => {
  const { sent, voter } = await apiWith([OWN, OTHER])
  expect(await voter.vote(named(OTHER), today, signal)).toBe(OTHER)
  expect(await voter.vote(named(OWN), today, signal)).toBeUndefined()
  expect(sent).toEqual([
    { type: 'CastVote', launchId: OTHER },
    { type: 'CastVote', launchId: OWN },
  ])
})

it('takes a vote back', async () => {
  const { sent, voter } = await apiWith([])
  await voter.withdraw(OTHER, signal)
  expect(sent).toEqual([{ type: 'WithdrawVote', launchId: OTHER }])
})

it('knows whether somebody has voted on a day', async () => {
  const { voter } = await apiWith([])
  expect([await voter.hasVotedOn(today, signal), await voter.hasVotedOn(addDays(today, 1), signal)]).toEqual([true, false])
})
