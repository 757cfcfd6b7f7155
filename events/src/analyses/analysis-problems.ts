import type { Problems } from '../kernel/problem.ts'

export const analysisProblems = {
  'unknown-rule': { status: 422, message: 'There is no such rule in this version. Reload the page and choose one from the list.' },
  'range-open': { status: 422, message: 'This period isn’t over yet, and its points can still change. Choose one that has ended.' },
  'divides-by-zero': { status: 422, message: 'A half-life of 0 hours divides by zero. Use 1 hour or more.' },
  'days-in-reverse': { status: 422, message: 'The first day is after the last. Swap them.' },
  'moments-in-reverse': { status: 422, message: 'The second moment has to be later than the first.' },
  'moments-outside': { status: 422, message: 'Both moments have to lie within the period.' },
  'position-past-end': { status: 422, message: 'The log doesn’t reach this position. Use an earlier one, or none to count to the end.' },
  'unknown-analysis': { status: 404, message: 'There is no such analysis.' },
  'another-question': { status: 422, message: 'An analysis can only be reproduced with the same question at the same position.' },
  'analysis-exists': { status: 409, message: 'Another analysis has this id. Start a new one.' },
  'not-your-analysis': { status: 422, message: 'Only the person who saved this analysis, or an admin, can rename or delete it.' },
} as const satisfies Problems
