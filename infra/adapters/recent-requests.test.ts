import { expect, it } from 'vitest'
import { RecentRequests } from './recent-requests.ts'

it('counts the requests of the last five minutes, and within what time 95% of them were answered', () => {
  let now = 0
  const recent = new RecentRequests(() => now)
  expect(recent.figures()).toEqual({ requests: 0, errors: 0, p95Ms: null, minutes: 0 })
  for (let index = 0; index < 95; index++) recent.note(200, 4)
  for (let index = 0; index < 5; index++) recent.note(503, 900)
  now = 60_000
  const { p95Ms, ...counted } = recent.figures()
  expect(counted).toEqual({ requests: 100, errors: 5, minutes: 1 })
  expect(p95Ms).toBeGreaterThanOrEqual(4)
  expect(p95Ms).toBeLessThanOrEqual(5)
  recent.note(200, 900)
  recent.note(404, 1e9)
  expect(recent.figures()).toMatchObject({ requests: 102, errors: 5 })
  expect(recent.figures().p95Ms).toBeGreaterThanOrEqual(900)
  now = 320_000
  expect(recent.figures()).toMatchObject({ requests: 2, errors: 0, minutes: 5 })
})
