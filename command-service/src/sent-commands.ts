import { PlanLaunch } from '@debut/events/tools/tool-commands.ts'
import type { Handle } from './kernel/handle.ts'
import { type SentCommand, sentCommand } from './kernel/send.ts'
import { planLaunch } from './tools/plan-launch.ts'

/** Every command that capabilities send each other, and who decides it. */
export const sentCommands = (handle: Handle): SentCommand[] => [sentCommand(PlanLaunch, planLaunch(handle))]
