import * as z from 'zod/mini'
import { markdown } from '../kernel/plain-text.ts'

export const SanctionKind = z.enum(['warning', 'suspension', 'ban'])
export type SanctionKind = z.infer<typeof SanctionKind>

/** These kinds outlast the account that they were imposed on. */
export const ContinuedKind = z.enum(['suspension', 'ban'])
export type ContinuedKind = z.infer<typeof ContinuedKind>

/** This id is made for the erasure of a sanctioned account, and reveals nothing about the account. */
export const ErasureId = /* @__PURE__ */ z.uuid().check(/* @__PURE__ */ z.toLowerCase()).brand<'ErasureId'>()
export type ErasureId = z.infer<typeof ErasureId>

export const SHORTEST_SUSPENSION_DAYS = 1
export const LONGEST_SUSPENSION_DAYS = 90
/** A warning is shown to its member for so long. */
export const WARNING_SHOWN_DAYS = 30
/** A member sees for this many days that their appeal was accepted. */
export const ACCEPTED_SHOWN_DAYS = 3
/** An act can be appealed for so long. */
export const APPEAL_DAYS = 30

/** What a moderator says to the member beside the rule, in lines as it was typed. */
export const SanctionNote = /* @__PURE__ */ z.nullable(markdown(1, 500))

/** Why a moderator took a sanction back. After an appeal it is `appeal`. */
const liftReasons = ['reviewed', 'mistake'] as const
export const LiftReason = z.enum(liftReasons)
export const LiftedBecause = z.enum([...liftReasons, 'appeal'])
export type LiftedBecause = z.infer<typeof LiftedBecause>

/** In lines as well. */
export const AppealText = /* @__PURE__ */ markdown(1, 2_000)
export const AppealOutcome = z.enum(['upheld', 'overturned'])
export type AppealOutcome = z.infer<typeof AppealOutcome>
