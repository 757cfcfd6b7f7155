import { createLogger } from '@debut/adapters/logging.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endWithSessions } from './end-with-sessions.ts'

let ended: Set<string>
let isUnavailable: boolean
let asked: number[]
let closed: string[]
let sockets: Set<{ sessionId: string | undefined; endSession(): void }>
let ending: { stop(): void }

const socket = (sessionId?: string) => {
  const opened = { sessionId, endSession: () => void closed.push(sessionId ?? 'none') }
  sockets.add(opened)
  return opened
}

beforeEach(() => {
  vi.useFakeTimers()
  ended = new Set()
  isUnavailable = false
  asked = []
  closed = []
  sockets = new Set()
  const ask = async (ids: readonly string[]) => {
    asked.push(ids.length)
    if (isUnavailable) throw new Error('unavailable')
    return ids.filter((id) => ended.has(id))
  }
  ending = endWithSessions(sockets, ask, createLogger('test', 'silent'))
})
afterEach(() => {
  ending.stop()
  vi.useRealTimers()
})

const twoSeconds = () => vi.advanceTimersByTimeAsync(2_000)

it('closes all sockets of a session that has ended and no others, asking once for all', async () => {
  for (const each of ['a', 'a', 'b', undefined]) socket(each)
  await twoSeconds()
  expect(closed).toEqual([])
  ended.add('a')
  await twoSeconds()
  expect([closed, asked]).toEqual([
    ['a', 'a'],
    [2, 2],
  ])
})

it('asks nothing while no socket has a session', async () => {
  socket()
  await twoSeconds()
  expect(asked).toEqual([])
})

it('asks in parts about more than can be asked at once', async () => {
  for (let index = 0; index < 10_001; index++) socket(`${index}`)
  ended.add('0').add('10000')
  await twoSeconds()
  expect([closed, asked]).toEqual([
    ['0', '10000'],
    [10_000, 1],
  ])
})

it('leaves sockets open while it cannot ask', async () => {
  socket('a')
  ended.add('a')
  isUnavailable = true
  await twoSeconds()
  expect(closed).toEqual([])
  isUnavailable = false
  await twoSeconds()
  expect(closed).toEqual(['a'])
})

it('leaves a socket open that went on in another session meanwhile', async () => {
  const renewed = socket('a')
  ended.add('a')
  renewed.sessionId = 'b'
  await twoSeconds()
  expect(closed).toEqual([])
})
