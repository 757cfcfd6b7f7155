import type * as core from 'zod/v4/core'
import type { AnalysisRange } from '../range.ts'

/** What a rule takes, flat, so that it fits an address and an event. */
export type RuleParams = Readonly<Record<string, string | number>>

/** Why a rule can't be applied with these parameters, although each of them is well formed. */
export type RuleRefusal = 'divides-by-zero' | 'days-in-reverse' | 'moments-in-reverse' | 'moments-outside'

/** A column of the chart. */
export interface RuleStep<Params> {
  readonly label: string
  /** Undefined for the ranking that the rule is compared with. */
  readonly params: Params | undefined
}

/** A way of ranking that is not the official one, without how it weighs: that is the projection-service's. */
export interface Rule<Params extends RuleParams = RuleParams> {
  readonly id: string
  /** Raised with every change of how it weighs. Saved analyses name the version they were made with. */
  readonly version: number
  readonly title: string
  /** On its card, in a few words. */
  readonly says: string
  /** How exactly it counts, in a sentence. */
  readonly means: string
  readonly params: core.$ZodType<Params>
  /** What the form begins with. */
  initial(range: AnalysisRange): Params
  /** What follows the range in a heading: "with weights capped at ×2". */
  label(params: Params): string
  readonly chart: {
    readonly title: string
    readonly hint?: string
    steps(params: Params): readonly RuleStep<Params>[]
  }
  refusal?(params: Params, range: AnalysisRange): RuleRefusal | undefined
}

export const defineRule = <const Params extends RuleParams>(rule: Rule<Params>): Rule<Params> => rule

/** Their parameters differ, and each is only given its own. */
// oxlint-disable-next-line typescript/no-explicit-any -- parameters are parsed by the rule's own schema before it sees them
export type AnyRule = Omit<Rule<any>, 'params' | 'initial'> & {
  readonly params: core.$ZodType<RuleParams>
  initial(range: AnalysisRange): RuleParams
}

export const OFFICIAL = { label: 'Official', params: undefined } as const
