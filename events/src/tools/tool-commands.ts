import * as z from 'zod/mini'
import { defineCommand } from '../kernel/define-command.ts'
import { MemberId } from '../kernel/ids.ts'
import { LaunchId } from '../launches/launch-id.ts'
import { toolCard, ToolId } from './tool-card.ts'

/** The owner is one of the makers. */
export const ListTool = defineCommand(
  'ListTool',
  { toolId: ToolId, ownerId: MemberId, otherMakers: z._default(z.array(MemberId).check(z.maxLength(9)), []), ...toolCard },
  { who: 'admin' },
)

/** Sent by other capabilities alone: a launch has its place, and is the tool's newest from now on. */
export const PlanLaunch = defineCommand('PlanLaunch', { toolId: ToolId, launchId: LaunchId }, { who: 'process' })
