import type { WaitingRoom } from './min-position.ts'
import { defineCapability } from '@debut/events/kernel/define-capability.ts'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { capabilities } from '../capabilities.ts'
import type { Parts } from './query.ts'
import { projectionsRead, serveQueries } from './serve-queries.ts'

const contract = defineCapability({
  name: 'waving',
  routes: { 'GET /api/waves': { who: 'everybody', answer: z.object({ schema: z.string() }) } },
})

const answerOf = async (kind: 'shared' | 'fresh', reads: readonly string[]) => {
  const app = Fastify()
  app.setErrorHandler((error, _, reply) => reply.status(500).send(error instanceof Error ? error.message : ''))
  const of = (name: string) => ({ schema: `${name}_v1`, position: LogPosition.parse(7) })
  const read = async (_: object, { checkpoints }: Parts) => ({ schema: checkpoints.of('votes').schema })
  const waitingRoom: WaitingRoom = (_request, wait) => wait()
  const parts = { checkpoints: { of, onMove: () => undefined }, own: { of: () => undefined }, clock: systemClock, waitingRoom } as never
  serveQueries(app, [{ contract, answers: { 'GET /api/waves': { kind, reads, read } } }], parts)
  return (await app.inject('/api/waves')).body
}

it.each(['shared', 'fresh'] as const)('shows a %s query the projections that it says it reads, and no other', async (kind) => {
  expect(await answerOf(kind, ['members', 'votes'])).toBe('{"schema":"votes_v1"}')
  expect(await answerOf(kind, ['members'])).toBe('a query reads "votes", and says that it reads members')
})

it('is ready once all is there that queries read and topics follow', () => {
  const topics = capabilities.flatMap(({ topics: families = {} }) => Object.values(families).map((open) => open({} as Parts)))
  const read = projectionsRead(capabilities, topics)
  expect([...read]).toEqual(expect.arrayContaining(['members', 'votes', 'results']))
  expect(projectionsRead(capabilities, [])).not.toContain('results')
})
