import * as z from 'zod/mini'
import { defineCommand } from '../kernel/define-command.ts'
import { MemberId } from '../kernel/ids.ts'
import { toolCard, ToolId } from './tool-card.ts'

/** The owner is one of the makers. */
export const ListTool = defineCommand(
  'ListTool',
  { toolId: ToolId, ownerId: MemberId, otherMakers: z._default(z.array(MemberId).check(z.maxLength(9)), []), ...toolCard },
  { who: 'admin' },
)
