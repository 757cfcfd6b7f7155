import type { Problems } from '../kernel/problem.ts'

export const checklistProblems = {
  'checklist-stale': { status: 409, message: 'Your checklist was changed on another device. Load it again, then save your changes.' },
} as const satisfies Problems
