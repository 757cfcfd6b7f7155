import { ActId } from '@debut/events/kernel/act-id.ts'
import type { Appealable } from '@debut/events/moderation/appeal-answers.ts'
import { expect, it } from 'vitest'
import { appealState, appealText } from './appeal-state.ts'

const appealable = (appeal: Appealable['appeal'] = null): Appealable => ({
  actId: ActId.parse('1c0ad5a6-6f0e-5d0c-8a4e-6b8f2d1f7b11'),
  appealUntil: '2026-04-01T20:00:00.000Z',
  appeal,
})
const made = (outcome: 'upheld' | 'overturned' | 'settled' | null) =>
  appealable({ madeAt: '2026-03-03T20:00:00.000Z', outcome, answer: outcome === null ? null : 'We looked.' })
const [IN_TIME, LATE] = ['2026-04-01T20:00:00.000Z', '2026-04-01T20:00:00.001Z']

it('can be appealed until its time is over, and says when that is', () => {
  expect(appealState(appealable(), false, IN_TIME)).toBe('open')
  expect(appealText(appealable(), 'open')).toBe('You can appeal once, until 1 Apr 2026, 20:00 UTC.')
  expect(appealState(appealable(), false, LATE)).toBe('over')
  expect(appealText(appealable(), 'over')).toBe('You could appeal until 1 Apr 2026, 20:00 UTC.')
})

it('is appealed once: then it waits for an answer, and shows that', () => {
  expect(appealState(appealable(), true, IN_TIME)).toBe('waiting')
  expect(appealState(made(null), false, IN_TIME)).toBe('waiting')
  expect(appealState(made('upheld'), true, LATE)).toBe('answered')
  expect(appealText(made('upheld'), 'answered')).toBe('Your appeal was turned down: “We looked.”')
  expect(appealText(made('overturned'), 'answered')).toBe('Your appeal was accepted: “We looked.”')
  expect(appealState(made('settled'), true, IN_TIME)).toBe('settled')
})
