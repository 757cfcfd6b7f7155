import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { PlanLaunch } from '@debut/events/tools/tool-commands.ts'
import { toolStream } from '@debut/events/tools/tool-events.ts'
import type { CommandContext } from '../kernel/command.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import { tool } from './tool.ts'

export const planLaunch = (
  { toolId, launchId }: PayloadOf<typeof PlanLaunch>,
  context: CommandContext,
  { handle }: { readonly handle: Handle },
): Promise<Outcome> => handle(tool, toolStream(toolId), { type: 'PlanLaunch', toolId, launchId }, context)
