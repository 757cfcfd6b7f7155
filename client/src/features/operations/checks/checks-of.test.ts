import type { Operations } from '@debut/events/operations/operation-answers.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { expect, it } from 'vitest'
import { checksOf } from './checks-of.ts'

const figures = { requests: 100, errors: 0, p95Ms: 40, minutes: 5 }
const at = '2026-11-20T22:46:00.000Z'
const well: Operations = {
  at,
  today: { day: Day.parse('2026-11-20'), closesAt: at, launches: 0, members: 0, posts: 0, votes: null, revealAt: at },
  things: [],
  log: { newestAt: '2026-11-20T22:45:59.000Z', perSecond: 9 },
  projections: { total: 20, stopped: 0, parked: 0, furthest: { name: 'search', seconds: 8 } },
  lastDay: { day: Day.parse('2026-11-19'), closedAt: at, seconds: 2, launches: 12, votes: 1_486 },
  email: { sent: 312, failed: 0, waiting: 0, oldestAt: null },
  backup: { isSet: true, newestAt: '2026-11-20T19:46:00.000Z' },
  liveConnections: 412,
  requests: { queries: figures, commands: { ...figures, p95Ms: 80 } },
  leases: { processes: [{ name: 'launch-days', owner: '0f7a3c52', until: at }], projections: [] },
}
const shown = (change: Partial<Operations>) =>
  Object.fromEntries(checksOf({ ...well, ...change }).map(({ name, text, value, state }) => [name, `${state}: ${text}: ${value}`]))

it('shows the figures of each part', () => {
  expect(shown({})).toEqual({
    'Event log': 'good: Newest event 1 s ago: 9/s',
    Projections: 'good: Largest lag: search: 8 s',
    '19 Nov closed': 'good: 12 launches, 1,486 votes: 2 s after midnight',
    Email: 'good: None failed today: 312 sent',
    'Back-up': 'good: Age of the newest: 3 h',
    'Live connections': 'good: Open in browsers right now: 412',
    Requests: 'good: 95% under 80 ms, last 5 min: 0% errors',
    Processes: 'good: Each has an owner: 1 running',
  })
})

it('says what is not as it should be', () => {
  const {
    Projections,
    Email,
    'Back-up': backup,
    Requests,
    Processes,
  } = shown({
    projections: { total: 20, stopped: 1, parked: 0, furthest: null },
    email: { sent: 0, failed: 2, waiting: 3, oldestAt: at },
    backup: { isSet: true, newestAt: null },
    requests: { queries: { ...figures, errors: 5 }, commands: null },
    leases: { processes: [{ name: 'launch-days', owner: null, until: at }], projections: [] },
  })
  expect({ Projections, Email, backup, Requests, Processes }).toEqual({
    Projections: 'bad: 1 of 20 stopped: –',
    Email: 'bad: 2 failed today, 3 waiting: 0 sent',
    backup: 'bad: None was made yet: –',
    Requests: 'bad: 95% under 40 ms, last 5 min: 5% errors',
    Processes: 'bad: 1 without an owner: 0 of 1 running',
  })
})

it('makes nothing up of what is not known', () => {
  const {
    'Event log': log,
    Email,
    'Back-up': backup,
    Processes,
  } = shown({
    log: null,
    email: null,
    backup: null,
    leases: { processes: null, projections: [] },
  })
  expect([log, Email, backup, Processes]).toEqual(Array(4).fill('unknown: Not known right now: –'))
  expect(shown({ backup: { isSet: false, newestAt: null } })['Back-up']).toBe('unknown: No back-ups are set up here: –')
})
