import { LogPosition } from '@debut/events/kernel/ids.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import type { StoredEvent } from '@debut/adapters/stored-event.ts'
import { expect, it } from 'vitest'
import { logState } from './log-state.ts'

const NOW = '2026-11-20T12:00:00.000Z'
const now = toInstant(NOW).toMillis()
const position = (value: number) => LogPosition.parse(value)
const secondsAgo = (seconds: number) => toInstant(NOW).minus({ seconds }).toISO() ?? ''
const event = (at: number, seconds: number): StoredEvent => ({
  id: String(at),
  type: 'VoteCast',
  data: {},
  metadata: { at: secondsAgo(seconds) },
  stream: 'voter-1',
  revision: at,
  position: position(at),
})

/** A log of so many events, one each second up to now. */
const logOf = (length: number) => {
  const all = Array.from({ length }, (_, index) => event(index + 1, length - index - 1))
  return {
    newest: async (atMost: number) => all.slice(-atMost).toReversed(),
    next: async (after: LogPosition) => all.find((each) => each.position > after),
  }
}

it('says how old the newest event is and how many come', async () => {
  expect(await logState(logOf(30), [], now)).toEqual({ newestAt: NOW, perSecond: 0.5, behind: [] })
  expect(await logState(logOf(1_000), [], now)).toMatchObject({ newestAt: NOW, perSecond: 1 })
  expect(await logState(logOf(0), [position(5)], now)).toEqual({ newestAt: null, perSecond: 0, behind: [] })
})

it('says since when there is more after a position, however far back that is', async () => {
  const { behind } = await logState(logOf(1_000), [1_000, 995, 10].map(position), now)
  expect(behind.map(({ position: each, since }) => [each, (now - toInstant(since).toMillis()) / 1_000])).toEqual([
    [10, 989],
    [995, 4],
  ])
})
