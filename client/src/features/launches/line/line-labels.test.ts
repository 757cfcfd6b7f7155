import type { LinePlace } from '@debut/events/launches/line/line-answers.ts'
import { expect, it } from 'vitest'
import { companyOf, ordinal, historyEntries, titleOf } from './line-labels.ts'

const TODAY = '2026-11-22'
const place = { state: 'queued', withheld: null, boardDate: null, estimated: null, place: 1, history: [] } as const
const titled = (over: object) => titleOf({ ...place, ...over } as unknown as Parameters<typeof titleOf>[0], TODAY)

it('is titled with its day, or with the best that can be said of it', () => {
  expect(titled({ state: 'scheduled', boardDate: '2026-12-04' })).toBe('Friday 4 December')
  expect(titled({ state: 'scheduled', boardDate: '2027-01-01' })).toBe('Friday 1 January 2027')
  expect(titled({ state: 'live', boardDate: TODAY })).toBe('Today')
  expect(titled({ estimated: '2026-12-04' })).toBe('About Friday 4 December')
  expect(titled({ estimated: '2026-12-04', withheld: { act: 'hold', reason: 'first-tool' } })).toBe('In the line')
  expect(titled({})).toBe('Looking for a day')
  expect(titled({ state: 'withdrawn', boardDate: '2026-12-04' })).toBe('Withdrawn')
  expect(titled({ state: 'disqualified' })).toBe('Taken from the boards')
})

it('counts places and company as people do', () => {
  expect([1, 2, 10, 11, 12, 13, 21, 22, 23, 111, 101].map(ordinal)).toEqual([
    'first',
    'second',
    'tenth',
    '11th',
    '12th',
    '13th',
    '21st',
    '22nd',
    '23rd',
    '111th',
    '101st',
  ])
  expect([0, 1, 4].map(companyOf)).toEqual(['the only one so far', 'with 1 other', 'with 4 others'])
})

it('tells how a launch came by its day, and giving a day up as one step', () => {
  const move = (what: LinePlace['history'][number]['what'], day: string | null, because: string | null) =>
    ({ at: '2026-11-18T12:00:00.000Z', what, day, because }) as LinePlace['history'][number]
  const history = [
    move('scheduled', '2026-12-04', 'free'),
    move('joined', null, 'rescheduled'),
    move('rescheduled', '2026-11-27', null),
    move('scheduled', '2026-11-27', 'free'),
    move('joined', null, 'submitted'),
  ]
  expect(historyEntries(history, TODAY).map(({ label, text }) => `${label}: ${text}`)).toEqual([
    '4 Dec: The first day that had a place free',
    'Back: Friday 27 November was given up, and it joined again at the back',
    '27 Nov: The first day that had a place free',
    'Joined: Everything that a launch needs was there',
  ])
  const [taken] = historyEntries([move('disqualified', null, 'broken-link')], TODAY)
  expect(taken?.text).toBe('It was taken from the boards, because its link led nowhere')
})
