import type { PlanLaunch } from '@debut/events/tools/tool-commands.ts'
import type { z } from 'zod'
import type { CommandContext } from '../kernel/command.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import { tool, toolStream } from './tool.ts'

export const planLaunch =
  (handle: Handle) =>
  ({ toolId, launchId }: z.output<typeof PlanLaunch.payload>, context: CommandContext): Promise<Outcome> =>
    handle(tool, toolStream(toolId), { type: 'PlanLaunch', toolId, launchId }, context)
