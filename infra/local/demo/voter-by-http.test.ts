import { fastify } from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { randomOf } from './random.ts'
import { voterByHttp } from './voter-by-http.ts'

const signal = new AbortController().signal

/** As much of the public API as a voter needs, and what it was asked for. */
const apiWith = async ({ count, launches }: { count: number; launches: readonly string[] }) => {
  const sent: { type: string; launchId: string }[] = []
  const app = fastify()
  app.get('/api/votes/daily-count', async () => ({ date: '2026-11-21', count: count + sent.length }))
  app.get('/api/boards/day', async () => ({ tools: launches.map((launchId, index) => ({ launchId, rank: index + 1, points: null })) }))
  app.post<{ Body: { type: string; payload: { launchId: string } } }>('/api/commands', async ({ body }, reply) => {
    const { launchId } = body.payload
    sent.push({ type: body.type, launchId })
    return reply.status(launchId === 'own' ? 403 : 200).send({})
  })
  const edgeUrl = await app.listen({ port: 0 })
  onTestFinished(() => app.close())
  const voter = voterByHttp({ edgeUrl, token: async () => 'a-token', likes: (_, rank) => 1 / rank, random: randomOf('voter') })
  return { sent, voter }
}

it('votes for each launch once, and for none when the day’s votes are used up', async () => {
  const { sent, voter } = await apiWith({ count: 1, launches: ['a', 'b', 'c', 'd'] })
  expect([await voter.voteForOne(signal), await voter.voteForOne(signal), await voter.voteForOne(signal)]).toEqual([true, true, false])
  expect(new Set(sent.map(({ launchId }) => launchId)).size).toBe(2)
})

it('does not ask again for what it was refused', async () => {
  const { sent, voter } = await apiWith({ count: 0, launches: ['own'] })
  expect([await voter.voteForOne(signal), await voter.voteForOne(signal)]).toEqual([false, false])
  expect(sent).toHaveLength(1)
})

it('takes back only what it has cast', async () => {
  const { sent, voter } = await apiWith({ count: 0, launches: ['a'] })
  expect(await voter.withdrawOne(signal)).toBe(false)
  await voter.voteForOne(signal)
  expect([await voter.withdrawOne(signal), await voter.withdrawOne(signal)]).toEqual([true, false])
  expect(sent).toEqual([
    { type: 'CastVote', launchId: 'a' },
    { type: 'WithdrawVote', launchId: 'a' },
  ])
})
