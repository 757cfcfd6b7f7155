import type { Problems } from '../kernel/problem.ts'

export const tagProblems = {
  'tag-merged': { status: 422, message: 'This tag was merged into another one. Restore it first.' },
  'tag-banned': { status: 422, message: 'This tag is banned. Restore it first.' },
  'tag-into-itself': { status: 422, message: 'A tag can’t be merged into itself. Choose another one.' },
  'tag-not-kept': { status: 422, message: 'A tag can only be merged into one that is kept, and not into a new, merged or banned one.' },
  'tag-name-taken': { status: 409, message: 'Another tag is shown under this name. Merge the two, or choose another name.' },
  'tag-not-allowed': { status: 422, message: 'A tag that you chose is not used here. Choose another one.' },
} as const satisfies Problems
