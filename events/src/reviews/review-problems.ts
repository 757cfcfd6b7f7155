import type { Problems } from '../kernel/problem.ts'

export const reviewProblems = {
  'too-many-reviews': {
    status: 422,
    message: 'You have reviewed as many products as a member can within 24 hours. New members have 5, others 20. Try again tomorrow.',
  },
  'unknown-review': { status: 404, message: 'We can’t find this review. It may have been deleted or hidden.' },
  'review-your-own': { status: 422, message: 'You make this product. Only others can review it.' },
  'not-a-maker': { status: 403, message: 'Only a maker of this product can answer its reviews.' },
  'answered-by-another': { status: 409, message: 'Another maker has answered this review. A review has one answer.' },
  'helpful-your-own': { status: 422, message: 'You wrote this review. Others can say whether it is helpful.' },
  'too-many-helpful': { status: 422, message: 'You find as many reviews helpful as one member can. Take one back first.' },
} as const satisfies Problems
