import { expect, it } from 'vitest'
import { ageLabel, durationLabel, evidenceSentence, sentencesAgainst } from './review-words.ts'

const found = { votes: 4, foundAt: '2026-11-20T20:00:00.000Z' }

it('says in sentences what detectors found in figures', () => {
  expect(evidenceSentence({ ...found, detector: 'burst', figures: { votes: 14, seconds: 120 } })).toMatch(/^14 votes within 2 min, by /)
  expect(evidenceSentence({ ...found, detector: 'ring', figures: { members: 8, tools: 4, votes: 31, score: 40 } })).toBe(
    '8 members voted for the same 4 products. Taste and habit don’t explain that (score 40, held from 18).',
  )
  expect(evidenceSentence({ ...found, detector: 'shared-origin', figures: { votes: 4, together: 100 } })).toMatch(
    /^4 votes from one network\. 100%/,
  )
})

it('says what speaks for voters only where something does', () => {
  expect(sentencesAgainst({ voters: 4, established: 0, regulars: 0, steady: 0 })).toEqual([])
  expect(sentencesAgainst({ voters: 4, established: 1, regulars: 0, steady: 2 }).map(({ says }) => says)).toEqual([
    '1 of 4 accounts were older than a month',
    '2 of 4 were on a streak of five days or more',
  ])
})

it('writes lengths of time as people say them', () => {
  expect([0, 20, 120, 200, 3_600, 5_460, 200_000].map(durationLabel)).toEqual([
    '0 s',
    '20 s',
    '2 min',
    '3 min 20 s',
    '1 h',
    '1 h 31 min',
    '2 days',
  ])
  expect([null, 0, 1, 59, 425].map(ageLabel)).toEqual(['unknown', 'under a day', '1 day', '59 days', '14 months'])
})
