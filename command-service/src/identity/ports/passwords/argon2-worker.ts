import { constants, setPriority } from 'node:os'
import { hashPassword, matchesPassword } from './phc.ts'

/** Of this thread alone, where the system allows that: requests such as votes go first meanwhile. */
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

export type Task =
  | { readonly kind: 'hash'; readonly password: string }
  | { readonly kind: 'match'; readonly password: string; readonly phc: string }

/** Run on a thread of its own. */
export default (task: Task): string | boolean =>
  task.kind === 'hash' ? hashPassword(task.password) : matchesPassword(task.password, task.phc)
