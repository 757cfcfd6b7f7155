import type { VotesAbout } from '@debut/events/cases/case-answers.ts'
import { expect, it } from 'vitest'
import { votesAboutLabel } from './judgement-words.ts'

const about = (voter: string | null, ...names: readonly string[]) =>
  ({ voter, products: names.map((name) => ({ tool: { name }, votes: 1 })) }) as unknown as VotesAbout

it('names the product of the votes that are decided about, and their voter or how many they are', () => {
  expect(votesAboutLabel(1, about('m-abcdefgh', 'Harbor'))).toBe('m-abcdefgh’s vote for Harbor')
  expect(votesAboutLabel(2, about('m-abcdefgh', 'Harbor', 'Kite'))).toBe('2 votes by m-abcdefgh for Harbor and Kite')
  expect(votesAboutLabel(12, about(null, 'Harbor'))).toBe('12 votes for Harbor')
  expect(votesAboutLabel(12, about(null, 'Harbor', 'Kite', 'Orrery'))).toBe('12 votes for Harbor and 2 other products')
})

it('gives only the number where the votes went with the accounts of their voters', () => {
  expect(votesAboutLabel(3, about(null))).toBe('3 votes')
})
