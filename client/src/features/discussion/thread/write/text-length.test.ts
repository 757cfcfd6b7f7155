import { expect, it } from 'vitest'
import { roomFor, wrongWith } from './text-length.ts'

const text = (length: number) => 'a'.repeat(length)

it('counts down the last 500 characters, without the space around a text', () => {
  expect([4_499, 4_500, 4_999, 5_000, 5_001, 6_500].map((length) => roomFor(`  ${text(length)}\n`))).toEqual([
    undefined,
    '500 characters left',
    '1 character left',
    '0 characters left',
    '1 too many',
    '1,500 too many',
  ])
})

it('says what is wrong with a text, and what to do', () => {
  expect(wrongWith('  \n ')).toBe('Write something first.')
  expect(wrongWith(text(5_003))).toBe('A comment has up to 5,000 characters. Take 3 out.')
  expect(wrongWith('a\u0007b')).toContain('can’t be shown')
})
