import { z } from 'zod'
import { defineCommand } from '../kernel/define-command.ts'
import { MemberId } from '../kernel/ids.ts'
import { LaunchId } from '../launches/launch-id.ts'
import { toolCard, ToolId } from './tool-card.ts'

/** The owner is one of the makers. */
export const ListTool = defineCommand('ListTool', {
  toolId: ToolId,
  ownerId: MemberId,
  otherMakers: z.array(MemberId).max(9).default([]),
  ...toolCard,
})

/** Only processes send it, and commands that need it on their way: a launch has its place, and is the tool's newest from now on. */
export const PlanLaunch = defineCommand('PlanLaunch', { toolId: ToolId, launchId: LaunchId })
