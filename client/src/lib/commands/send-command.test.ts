import { expect, it } from 'vitest'
import { ApiError, type ApiClient } from '../api/api-client.ts'
import { readAs } from '../api/testing/read-as.ts'
import { sendCommand } from './send-command.ts'

const command = { commandId: 'id-1', type: 'CastVote', payload: { launchId: 'apple' }, optimistic: { delta: 1 } }

const send = async (answer: () => unknown) => {
  const asked: unknown[] = []
  const api: ApiClient = {
    get: () => Promise.reject(new Error('nothing is asked for')),
    post: async (path, body, schema) => {
      asked.push(path, body)
      return readAs(schema, answer())
    },
  }
  return { sent: await sendCommand(api, command), asked }
}
const fails = (code: string, more = {}) =>
  send(() => {
    throw new ApiError(code, 'unavailable', more)
  })

it('sends the id, the type and the payload, and nothing of what the page remembers', async () => {
  const { sent, asked } = await send(() => ({ position: 12 }))
  expect(sent).toEqual({ kind: 'answered', position: 12 })
  expect((await send(() => ({ position: 12, unchanged: true }))).sent).toEqual({ kind: 'answered', position: 12, unchanged: true })
  expect(asked).toEqual(['/api/commands', { commandId: 'id-1', type: 'CastVote', payload: { launchId: 'apple' } }])
})

it.each(['status-400', 'status-404', 'status-409', 'status-422'])('takes %s for a refusal', async (code) => {
  const problem = { code: 'own-tool', message: 'This is a tool of yours.' }
  expect((await fails(code, { problem })).sent).toEqual({ kind: 'refused', problem })
})

it.each(['unreachable', 'status-502', 'status-503', 'status-504', 'status-429', 'status-408', 'not-json', 'unexpected-body'])(
  'does not know what became of it after %s',
  async (code) => {
    expect((await fails(code)).sent).toMatchObject({ kind: 'unanswered', broken: false })
  },
)

it('asks again when the server wants to be asked', async () => {
  expect((await fails('status-503', { retryAfter: 2_000 })).sent).toMatchObject({ retryAfter: 2_000 })
})

it('distinguishes an ended session from a refusal', async () => {
  expect((await fails('status-401')).sent).toEqual({ kind: 'signed-out' })
})
