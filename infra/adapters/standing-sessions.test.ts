import { MemberId } from '@debut/events/kernel/ids.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLogger } from './logging.ts'
import { StandingSessions, verifyStanding } from './standing-sessions.ts'
import { InvalidToken } from './invalid-token.ts'

let ended: Set<string>
let isUnavailable: boolean
let asked: (readonly string[])[]
let sessions: StandingSessions

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  ended = new Set()
  isUnavailable = false
  asked = []
  const ask = async (ids: readonly string[]) => {
    asked.push(ids)
    if (isUnavailable) throw new Error('unavailable')
    return ids.filter((id) => ended.has(id))
  }
  sessions = new StandingSessions(ask, createLogger('test', 'silent'))
})
afterEach(() => void vi.useRealTimers())

const identity = {
  memberId: MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-000000000001'),
  roles: [],
  verified: true,
  expiresAt: 2e9,
  provenAt: 0,
}

it('lets a token in as long as its session stands, and refuses it two seconds after its end', async () => {
  const verify = verifyStanding(async (sessionId) => ({ ...identity, sessionId }), sessions)
  expect(await verify('here')).toMatchObject(identity)
  ended.add('here')
  expect(await verify('here')).toMatchObject(identity)
  vi.advanceTimersByTime(2_000)
  await expect(verify('here')).rejects.toThrow(InvalidToken)
  await expect(verify('here')).rejects.toThrow(InvalidToken)
  expect(asked).toEqual([['here'], ['here']])
})

it('sends no request for a token that was minted outside a session', async () => {
  const verify = verifyStanding(async () => identity, sessions)
  expect(await verify('')).toBe(identity)
  expect(asked).toEqual([])
})

it('asks about all who come meanwhile together', async () => {
  ended.add('3')
  const answers = ['1', '2', '3', '3'].map((id) => sessions.hasEnded(id))
  await Promise.resolve()
  await Promise.resolve()
  answers.push(sessions.hasEnded('4'))
  expect(await Promise.all(answers)).toEqual([false, false, true, true, false])
  expect(asked).toEqual([['1', '2', '3'], ['4']])
})

it('lets members in, without waiting, while the service of the sessions is unavailable', async () => {
  ended.add('here')
  isUnavailable = true
  expect(await sessions.hasEnded('here')).toBe(false)
  expect(await sessions.hasEnded('there')).toBe(false)
  expect(asked).toHaveLength(1)
  isUnavailable = false
  vi.advanceTimersByTime(2_000)
  expect(await sessions.hasEnded('here')).toBe(true)
})
