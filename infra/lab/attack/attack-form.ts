import type { Target } from './target.ts'

/** What did not hold is named; nothing where all did. */
export interface Attack {
  readonly title: string
  run(target: Target): Promise<{ readonly found: readonly string[]; readonly measured: string }>
}
