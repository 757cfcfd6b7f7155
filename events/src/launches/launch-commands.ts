import * as z from 'zod/mini'
import { Day } from '../kernel/days.ts'
import { defineCommand } from '../kernel/define-command.ts'
import { MemberId } from '../kernel/ids.ts'
import { markdown } from '../kernel/plain-text.ts'
import { ToolId } from '../tools/tool-card.ts'
import { DisqualifyReason } from './disqualify-reason.ts'
import { Lane, LaunchId } from '../tools/launch-id.ts'

/** A launch of a tool on a day that has not begun and has a free slot in its lane. */
export const ScheduleLaunch = defineCommand(
  'ScheduleLaunch',
  { launchId: LaunchId, toolId: ToolId, boardDate: Day, lane: Lane },
  { who: 'admin' },
)

/** Of a tool that was launched before. */
const WhatChanged = /* @__PURE__ */ markdown(50, 1_000)

/** A tool joins the waiting line, at its back. */
export const JoinLine = defineCommand('JoinLine', { toolId: ToolId, whatChanged: z._default(z.nullable(WhatChanged), null) })
/** Sent by other capabilities alone: the same for a tool that a member has just submitted. */
export const JoinLineFor = defineCommand('JoinLineFor', { toolId: ToolId, memberId: MemberId }, { who: 'process' })

/** Refused where the member has a free launch that waits or is scheduled, but for the one that asks: before anything is done for another. */
export const ClearPlace = defineCommand('ClearPlace', { memberId: MemberId, unless: z.optional(LaunchId) }, { who: 'process' })

/** Its owner is erased, and the tool goes: until its day begins. */
export const AbandonLaunch = defineCommand('AbandonLaunch', { launchId: LaunchId, by: MemberId }, { who: 'process' })

/** The tool's launch that waits or is scheduled is the new owner's from now on. */
export const TransferPlace = defineCommand('TransferPlace', { toolId: ToolId, memberId: MemberId }, { who: 'process' })

/** Its day for one at the back of the line. */
export const RescheduleLaunch = defineCommand('RescheduleLaunch', { launchId: LaunchId })
export const WithdrawLaunch = defineCommand('WithdrawLaunch', { launchId: LaunchId })

export const DisqualifyLaunch = defineCommand(
  'DisqualifyLaunch',
  { launchId: LaunchId, reason: DisqualifyReason },
  { who: 'admin', fresh: true },
)
export const ReinstateLaunch = defineCommand(
  'ReinstateLaunch',
  { launchId: LaunchId, reason: DisqualifyReason },
  { who: 'admin', fresh: true },
)

/** The member gets a mail when it is live. */
export const AwaitLaunch = defineCommand('AwaitLaunch', { launchId: LaunchId })
export const StopAwaitingLaunch = defineCommand('StopAwaitingLaunch', { launchId: LaunchId }, { whileSanctioned: true })

export const launchCommands = {
  ScheduleLaunch,
  JoinLine,
  JoinLineFor,
  AbandonLaunch,
  ClearPlace,
  TransferPlace,
  RescheduleLaunch,
  WithdrawLaunch,
  DisqualifyLaunch,
  ReinstateLaunch,
  AwaitLaunch,
  StopAwaitingLaunch,
}
