import type { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import type { Identity } from '@debut/adapters/tokens.ts'
import type { CommandContext } from '../command.ts'
import type { Handle } from '../handle.ts'

/** A decision that another one takes back or replaces. */
export interface PastDecision {
  /** It is null if a rule made the decision. */
  readonly by: MemberId | null
  /** The position of the decision in the log. */
  readonly position: LogPosition
}

/** Describes what a command of staff decides about. */
export interface Matter {
  /** These members wrote it, make it, or are the ones it is about. */
  readonly concerns: readonly MemberId[]
  readonly replaces?: PastDecision | undefined
}

/** Names what may be about a product, by the first of these fields that is set. */
export interface Thing {
  readonly toolId?: string | null
  readonly launchId?: string
  readonly postId?: string | null
  readonly commentId?: string
}

/** Returns the makers of the product that something is about, or none if it is about no product. */
export type MakersAbout = (thing: Thing, when: Parameters<Handle['read']>[2]) => Promise<readonly MemberId[]>

/** Says how much a decision weighs by its maker's roles. The decision keeps its rank even if its maker loses the role or their account. */
export interface Ranks {
  readonly of: (roles: Identity['roles']) => number
  readonly at: (memberId: MemberId, position: LogPosition) => Promise<number>
}

/** Finds out what a command decides about, before it is decided. */
export type FindMatter<Payload, Parts> = (payload: Payload, context: CommandContext, parts: Parts) => Promise<Matter>

/** This is for commands that decide about no member and nothing that a member has made. */
export const concernsNoMember = async (): Promise<Matter> => ({ concerns: [] })
