import { type Thing, ThingKind } from '@debut/events/operations/operation-answers.ts'
import { expect, it } from 'vitest'
import { needLabel, wordsOf } from './thing-words.ts'

const thing = (change: Partial<Thing>): Thing => ({ kind: 'texts', count: 1, name: null, since: null, urgent: false, ...change })
const title = (change: Partial<Thing>) => wordsOf(thing(change)).title

it('says in the heading whether anything needs a person', () => {
  expect([0, 1, 2].map(needLabel)).toEqual(['Nothing needs you', '1 thing needs you', '2 things need you'])
})

it('says what there is to do, of one and of several', () => {
  expect(title({ kind: 'held-votes', count: 14, name: 'Orrery' })).toBe('14 votes for Orrery are held')
  expect(title({ kind: 'held-votes', count: 1, name: 'Orrery' })).toBe('1 vote for Orrery is held')
  expect(title({ kind: 'parked-events', count: 2, name: 'notifications' })).toBe('2 events are parked in notifications')
  expect(title({ kind: 'lag', count: 200, name: 'search' })).toBe('The projection search is 3 min behind')
  expect(title({ kind: 'open-day', name: '2026-11-19' })).toBe('19 Nov 2026 has not closed')
  expect(title({ kind: 'free-lease', name: 'launch-days' })).toBe('launch-days doesn’t run')
  expect(title({ kind: 'backup' })).toBe('There is no back-up')
})

it('has words for every kind, and leads to where it is done', () => {
  for (const kind of ThingKind.options) expect(wordsOf(thing({ kind })).title).not.toBe('')
  expect(wordsOf(thing({ kind: 'held-votes' })).act).toEqual({ label: 'Review', to: '/admin/review' })
})
