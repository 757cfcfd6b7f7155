import type { Streaks } from '@debut/events/voting/streak-answers.ts'

export type StreakRow = Streaks['streaks'][number]
