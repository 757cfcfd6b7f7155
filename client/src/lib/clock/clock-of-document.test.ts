import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setClockBy } from './clock-of-document.ts'
import { now, setClock } from './instants.ts'

const HOUR = 3_600_000
const NOON = 1_772_452_800_000

let kept: string | null
const tab = (type: PerformanceNavigationTiming['type'], transferSize: number) => ({
  navigation: { type, transferSize },
  storage: () => ({ getItem: () => kept, setItem: (_key: string, text: string) => void (kept = text) }),
})
const fresh = tab('navigate', 9_000)

beforeEach(() => {
  kept = null
  vi.useFakeTimers({ now: NOON })
})
afterEach(() => {
  vi.setSystemTime(NOON)
  setClock(now() - ahead())
  vi.useRealTimers()
})
const ahead = () => now() - vi.getMockedSystemTime()!.getTime()

it('sets a wrong clock by a document that has just been drawn', () => {
  setClockBy(NOON + 3 * HOUR, fresh)
  expect(ahead()).toBe(3 * HOUR)
})

it.each([
  ['back to it', 'back_forward', 9_000],
  ['back to one that the browser kept', 'back_forward', 0],
  ['to a tab that is opened again', 'navigate', 0],
] as const)('takes no old document for a wrong clock, where its reader comes %s', (_how, type, transferSize) => {
  setClockBy(NOON - 3 * HOUR, tab(type, transferSize))
  expect(ahead()).toBe(0)
})

it('keeps the time of a world with another clock, also in an old document', () => {
  setClockBy(NOON + 3 * HOUR, fresh)
  setClock(now() - ahead())
  vi.setSystemTime(NOON + HOUR)
  setClockBy(NOON + 3 * HOUR, tab('back_forward', 0))
  expect(ahead()).toBe(3 * HOUR)
})

it('goes by the clock of a browser that keeps nothing', () => {
  const refusing = {
    ...tab('back_forward', 0),
    storage: () => {
      throw new Error('refused')
    },
  }
  setClockBy(NOON - 3 * HOUR, refusing)
  expect(ahead()).toBe(0)
})
