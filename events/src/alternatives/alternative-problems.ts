import type { Problems } from '../kernel/problem.ts'

export const alternativeProblems = {
  'unknown-alternatives': { status: 404, message: 'There is no such product, or there are no alternatives to it yet.' },
  'unknown-alternative': { status: 404, message: 'There is no such proposal.' },
  'alternative-itself': { status: 422, message: 'A product is no alternative to itself. Choose another one.' },
  'alternative-proposed': { status: 409, message: 'This pair has been proposed before you, and waits for somebody who looks at it.' },
  'alternative-accepted': { status: 409, message: 'These two are shown as alternatives already.' },
  'alternative-rejected': { status: 409, message: 'This pair was proposed before, and turned down. If you see it otherwise, write to us.' },
  'product-unnamed': {
    status: 422,
    message: 'This name needs at least two characters from A to Z or digits, so that it can have an address of its own.',
  },
  'product-is-here': { status: 409, message: 'This product is listed here itself. Choose it from our products instead.' },
  'too-many-alternatives': { status: 429, message: 'You have proposed as many alternatives as one member can in a day. Go on tomorrow.' },
} as const satisfies Problems
