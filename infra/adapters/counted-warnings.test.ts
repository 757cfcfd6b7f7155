import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLogger } from './logging.ts'

let lines: { level: string; msg: string; times?: number; topic?: number }[]
const logger = () => createLogger('a-service', 'info', { write: (line) => void lines.push(JSON.parse(line)) })

beforeEach(() => {
  vi.useFakeTimers()
  lines = []
})
afterEach(() => vi.useRealTimers())

it('writes a warning that comes again and again five times, and then how often it came', () => {
  const log = logger()
  for (let topic = 0; topic < 600; topic++) log.child({ requestId: `r${topic}` }).warn({ topic }, 'a live topic could not be read')
  expect(lines).toHaveLength(5)
  vi.advanceTimersByTime(10_000)
  expect(lines[5]).toMatchObject({ level: 'warn', msg: 'a live topic could not be read', topic: 599, times: 595, requestId: 'r599' })
  log.warn({}, 'a live topic could not be read')
  vi.advanceTimersByTime(10_000)
  expect(lines).toHaveLength(7)
})

it('writes warnings that differ, and all that is no warning', () => {
  const log = logger()
  for (let time = 0; time < 20; time++) {
    log.warn({}, `warning ${time}`)
    log.info({}, 'as it should be')
    log.error({}, 'as it should not be')
  }
  vi.advanceTimersByTime(60_000)
  expect(lines).toHaveLength(60)
})
