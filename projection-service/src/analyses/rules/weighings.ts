import { halfLife } from './half-life.ts'
import { launchWindow } from './launch-window.ts'
import { oneVote } from './one-vote.ts'
import { verifiedOnly } from './verified-only.ts'
import type { Weighing } from './weighing.ts'
import { weightCap } from './weight-cap.ts'
import { withoutGroup } from './without-group.ts'

export const weighings: readonly Weighing[] = [oneVote, weightCap, halfLife, withoutGroup, launchWindow, verifiedOnly]
