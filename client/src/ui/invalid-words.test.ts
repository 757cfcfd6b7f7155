import { expect, it } from 'vitest'
import { invalidWords } from './invalid-words.ts'

const RAW = 'Please match the requested format.'
const said = (validity: Partial<ValidityState>, { type = 'text', invalid = undefined as string | undefined, ...limits } = {}) =>
  invalidWords({ type, validity, validationMessage: RAW, ...limits }, invalid)

it('says how a field is written that does not match its pattern, in the words of the field', () => {
  expect(said({ patternMismatch: true }, { type: 'tel', invalid: 'Begin with +.' })).toBe('Begin with +.')
  expect(said({ patternMismatch: true })).toBe(RAW)
})

it('says that a field is empty before it says how it is written', () => {
  expect(said({ valueMissing: true }, { type: 'tel', invalid: 'Begin with +.' })).toBe('Fill in this field.')
})

it('names the limit of a number and of a day', () => {
  const number = { type: 'number', min: '1', max: '30' }
  expect([said({ rangeUnderflow: true }, number), said({ rangeOverflow: true }, number)]).toEqual(['Enter 1 or more.', 'Enter 30 or less.'])
  const day = { type: 'date', min: '2019-01-01', max: '2026-11-28' }
  expect([said({ rangeUnderflow: true }, day), said({ rangeOverflow: true }, day)]).toEqual([
    'Choose 1 Jan 2019 or a later day.',
    'Choose 28 Nov 2026 or an earlier day.',
  ])
})
