import type { Problems } from '../kernel/problem.ts'

export const toolProblems = {
  'unknown-tool': { status: 404, message: 'There is no such tool, or it has no launch yet.' },
  'unknown-tag': { status: 404, message: 'No tool that was launched carries this tag.' },
  'slug-taken': { status: 409, message: 'This address is taken by another tool. Choose another one.' },
  'tool-exists': { status: 409, message: 'There is a tool under this id already.' },
} as const satisfies Problems
