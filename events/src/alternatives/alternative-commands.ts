import { defineCommand } from '../kernel/define-command.ts'
import { ToolId } from '../tools/tool-card.ts'
import { AlternativeId, NamedOther, RejectReason } from './alternative-form.ts'

/** That a tool and another product can stand in for each other; a moderator looks at it before anybody sees it. */
export const ProposeAlternative = defineCommand('ProposeAlternative', { toolId: ToolId, other: NamedOther })

export const AcceptAlternative = defineCommand('AcceptAlternative', { alternativeId: AlternativeId }, { who: 'moderators' })
export const RejectAlternative = defineCommand(
  'RejectAlternative',
  { alternativeId: AlternativeId, reason: RejectReason },
  { who: 'moderators' },
)
