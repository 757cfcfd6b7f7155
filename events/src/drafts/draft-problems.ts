import type { Problems } from '../kernel/problem.ts'

export const draftProblems = {
  'unknown-draft': { status: 404, message: 'There is no such draft among yours. It may have been published or deleted.' },
  'draft-stale': {
    status: 409,
    message: 'This draft was saved somewhere else meanwhile. What you typed here is kept: choose which to go on with.',
  },
  'draft-incomplete': { status: 422, message: 'Something is missing before it can be published.' },
  'no-website': {
    status: 422,
    message: 'A product needs a public address of its own: nothing that shortens others, and nothing that only some can open.',
  },
  'too-many-drafts': { status: 422, message: 'You have twenty drafts already. Publish or delete one first.' },
} as const satisfies Problems
