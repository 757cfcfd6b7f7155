import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { answerRefusals } from './answer-refusals.ts'
import { refuseUnstorable } from './refuse-unstorable.ts'

const app = fastify()
answerRefusals(app)
refuseUnstorable(app)
app.post('/ines', async () => ({}))

const statusOf = async (body: unknown, path = '/ines') => (await app.inject({ method: 'POST', url: path, payload: { body } })).statusCode

it('refuses text that cannot be kept, wherever it stands', async () => {
  expect(await statusOf('a\u0000b')).toBe(400)
  expect(await statusOf({ deep: [{ 'key\u0000': 1 }] })).toBe(400)
  expect(await statusOf('half \ud800 a character')).toBe(400)
  expect(await statusOf('fine', '/ines?redirect_to=a%00b')).toBe(400)
})

it('takes text that only looks like it', async () => {
  expect(await statusOf(String.raw`the text \u0000 and \\ud800`)).toBe(200)
  expect(await statusOf('🐌')).toBe(200)
})
