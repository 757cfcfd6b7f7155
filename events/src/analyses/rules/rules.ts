import { halfLife } from './half-life.ts'
import { launchWindow } from './launch-window.ts'
import { oneVote } from './one-vote.ts'
import type { AnyRule } from './rule.ts'
import { twoMoments } from './two-moments.ts'
import { verifiedOnly } from './verified-only.ts'
import { weightCap } from './weight-cap.ts'
import { withoutGroup } from './without-group.ts'

/** In the order of the form. A rule that changes how it weighs keeps its older versions here, so that what was saved can be made again. */
export const rules: readonly AnyRule[] = [oneVote, weightCap, halfLife, withoutGroup, launchWindow, verifiedOnly, twoMoments]

export const findRule = ({ id, version }: { readonly id: string; readonly version: number }): AnyRule | undefined =>
  rules.find((rule) => rule.id === id && rule.version === version)

/** The newest version. */
export const ruleNamed = (id: string): AnyRule | undefined => rules.findLast((rule) => rule.id === id)
