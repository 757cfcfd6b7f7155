import type { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import type { Identity } from '@debut/adapters/tokens.ts'
import type { CommandContext } from '../command.ts'
import type { Handle } from '../handle.ts'

/** A decision that another one takes back or replaces. */
export interface PastDecision {
  /** Null where a rule made it. */
  readonly by: MemberId | null
  /** Where the log has it. */
  readonly position: LogPosition
}

/** What a command of staff decides about. */
export interface Matter {
  /** They wrote it, make it, or are meant by it. */
  readonly concerns: readonly MemberId[]
  readonly replaces?: PastDecision | undefined
}

/** What may be about a product, by the first of these that there is. */
export interface Thing {
  readonly toolId?: string | null
  readonly launchId?: string
  readonly postId?: string | null
  readonly commentId?: string
}

/** The makers of the product that something is about; none where it is about no product. */
export type MakersAbout = (thing: Thing, when: Parameters<Handle['lookNow']>[2]) => Promise<readonly MemberId[]>

/** How much a decision weighs by the roles of who makes it. A decision keeps its rank, also once its maker loses the role or their account. */
export interface Ranks {
  readonly of: (roles: Identity['roles']) => number
  readonly at: (memberId: MemberId, position: LogPosition) => Promise<number>
}

/** Looks up what a command decides about, before it is decided. */
export type FindMatter<Payload, Parts> = (payload: Payload, context: CommandContext, parts: Parts) => Promise<Matter>

/** For commands that decide about no member and nothing that a member has made. */
export const concernsNoMember = async (): Promise<Matter> => ({ concerns: [] })
