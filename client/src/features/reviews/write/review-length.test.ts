import { expect, it } from 'vitest'
import { roomFor, roomForAnswer, wrongWith, wrongWithAnswer } from './review-length.ts'

const text = (length: number) => 'a'.repeat(length)

it('says how many characters are missing, and counts down the last 500, without the space around a text', () => {
  expect([0, 1, 29, 30, 1_499, 1_500, 2_000, 2_001].map((length) => roomFor(`  ${text(length)}\n`))).toEqual([
    'At least 30 characters',
    '29 characters to go',
    '1 character to go',
    undefined,
    undefined,
    '500 characters left',
    '0 characters left',
    '1 too many',
  ])
  expect([1, 1_999].map((length) => roomForAnswer(text(length)))).toEqual([undefined, '1 character left'])
})

it('says what is wrong with a review, and what to do', () => {
  expect(wrongWith(' Good. ')).toBe('A review has at least 30 characters. Write 25 more.')
  expect(wrongWith(text(2_004))).toBe('A review has up to 2,000 characters. Take 4 out.')
  expect(wrongWith(`${text(40)}\u0007`)).toContain('can’t be shown')
  expect(wrongWithAnswer(' ')).toBe('Write something first.')
  expect(wrongWithAnswer(text(2_001))).toBe('An answer has up to 2,000 characters. Take 1 out.')
})
