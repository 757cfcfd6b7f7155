import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isStillDue, keepPendingVote, readPendingVote, takePendingVote, withPendingVote, writtenPendingVote } from './pending-vote.ts'

const LAUNCH = '01M7W4K9DA7AM9JD1WGDRE08P8'
const at = (instant: string) => Date.parse(instant)
const pending = (instant: string) => ({ launchId: LAUNCH, name: 'Subway Sync', at: at(instant) })

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('is taken once', async () => {
  const vote = pending('2026-11-25T18:00:00Z')
  keepPendingVote(vote)
  expect(await takePendingVote(undefined, false)).toEqual(vote)
  expect(await takePendingVote(undefined, false)).toBeUndefined()
})

it('is left to the tab that its reader looks at', async () => {
  vi.useFakeTimers()
  keepPendingVote(pending('2026-11-25T18:00:00Z'))
  const [hidden, seen] = [takePendingVote(undefined, true), takePendingVote(undefined, false)]
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  expect(await hidden).toBeUndefined()
  expect((await seen)?.name).toBe('Subway Sync')
})

it('leads links of mails to its product, as long as it is due', () => {
  vi.setSystemTime('2026-11-25T18:01:00Z')
  expect(withPendingVote('/confirm')).toBe('/confirm')
  keepPendingVote(pending('2026-11-25T18:00:00Z'))
  expect(withPendingVote('/confirm')).toBe('/confirm')
  keepPendingVote({ ...pending('2026-11-25T18:00:00Z'), slug: 'subway-sync' })
  expect(withPendingVote('/confirm')).toBe('/confirm?product=subway-sync')
  vi.setSystemTime('2026-11-25T18:31:00Z')
  expect(withPendingVote('/confirm')).toBe('/confirm')
  vi.useRealTimers()
})

it('is taken without a lock where the browser refuses one', async () => {
  const vote = pending('2026-11-25T18:00:00Z')
  keepPendingVote(vote)
  const refusing = { request: () => Promise.reject(new DOMException('blocked', 'SecurityError')) }
  expect(await takePendingVote(refusing as unknown as LockManager, false)).toEqual(vote)
})

it.each([
  ['a moment later', '2026-11-25T18:00:01Z', true],
  ['just within 30 minutes', '2026-11-25T18:29:59Z', true],
  ['after 30 minutes', '2026-11-25T18:30:00Z', false],
  ['by a clock that went back', '2026-11-25T17:59:59Z', false],
])('is due or not %s', (_, now, isDue) => {
  expect(isStillDue(pending('2026-11-25T18:00:00Z'), at(now))).toBe(isDue)
})

it('ends at midnight in Los Angeles', () => {
  const late = pending('2026-11-26T07:55:00Z')
  expect(isStillDue(late, at('2026-11-26T07:59:59Z'))).toBe(true)
  expect(isStillDue(late, at('2026-11-26T08:00:00Z'))).toBe(false)
})

it('is nothing where the browser holds something else, or refuses to hold anything', async () => {
  for (const other of ['', 'null', '{"launchId":7}', '[]', 'not json']) expect(readPendingVote(other)).toBeUndefined()
  vi.stubGlobal('localStorage', undefined)
  keepPendingVote(pending('2026-11-25T18:00:00Z'))
  expect(writtenPendingVote()).toBeNull()
  expect(await takePendingVote(undefined, false)).toBeUndefined()
})
