import type { AnyRule } from '@debut/events/analyses/rules/rule.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { PastVote } from '../vote-history.ts'

/** A vote as a rule sees it. */
export type WeighedVote = Pick<PastVote, 'weight' | 'at' | 'position' | 'boardDate' | 'countsOn'> & {
  readonly voter: Pick<PastVote['voter'], 'memberId' | 'registeredAt' | 'verifiedFrom'>
}

/** What a vote is worth, never less than nothing. */
export type Weigh = (vote: WeighedVote) => number

/** What a rule may ask of the log beside a vote. */
export interface LogFacts {
  /** Undefined where there is no such product. */
  votersOf(slug: string): ReadonlySet<MemberId> | undefined
}

/** How a rule weighs, in the version that its description has. */
export interface Weighing {
  readonly rule: AnyRule
  weigh(params: unknown, facts: LogFacts): Weigh
}

interface Form<Params> {
  readonly params: { readonly _zod: { readonly output: Params } }
}

/** The parameters are those that the rule’s schema has let through. */
export const weighing = <Params>(rule: AnyRule & Form<Params>, weigh: (params: Params, facts: LogFacts) => Weigh): Weighing => ({
  rule,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  weigh: (params, facts) => weigh(params as Params, facts),
})
