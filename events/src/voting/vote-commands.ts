import * as z from 'zod/mini'
import { defineCommand } from '../kernel/define-command.ts'
import { MemberId } from '../kernel/ids.ts'
import { LaunchId } from '../tools/launch-id.ts'
import { ToolId } from '../tools/tool-card.ts'
import { Judgement } from './judgement.ts'
import { ModerationReason } from '../launches/moderation-reason.ts'

/** A tool stands for its newest launch. */
const Target = z
  .strictObject({ launchId: z.optional(LaunchId), toolId: z.optional(ToolId) })
  .check(
    z.refine(({ launchId, toolId }) => (launchId === undefined) !== (toolId === undefined), 'names a launch or a tool, one of the two'),
  )
export type Target = z.output<typeof Target>

export const CastVote = { type: 'CastVote', payload: Target, who: 'members' } as const
export const WithdrawVote = { type: 'WithdrawVote', payload: Target, who: 'members' } as const

const moderation = { memberId: MemberId, launchId: LaunchId, reason: ModerationReason }

export const HoldVote = defineCommand('HoldVote', moderation, { who: 'admin', fresh: true })
export const VoidVote = defineCommand('VoidVote', moderation, { who: 'admin', fresh: true })
export const RestoreVote = defineCommand('RestoreVote', moderation, { who: 'admin', fresh: true })

/** Its voter was banned for fraud. */
export const VoidFraudulentVote = defineCommand(
  'VoidFraudulentVote',
  { ...moderation, number: z.int().check(z.gte(1)) },
  { who: 'process' },
)

/** What a detector finds suspicious. It may hold one vote, for one thing once: what people have judged of that stands. */
export const HoldSuspectVote = defineCommand('HoldSuspectVote', { ...moderation, number: z.int().check(z.gte(1)) }, { who: 'process' })

/** What an admin decided of one vote: in a case, or as they agreed with an appeal. */
export const JudgeVote = defineCommand(
  'JudgeVote',
  { ...moderation, number: z.int().check(z.gte(1)), judgement: Judgement, by: MemberId },
  { who: 'process' },
)
