import { defineEvent, type EventOf } from '../kernel/define-event.ts'
import { MemberId } from '../kernel/ids.ts'
import { ToolId } from '../tools/tool-card.ts'
import { AlternativeId, Other, RejectReason } from './alternative-form.ts'

const pair = { alternativeId: AlternativeId }

/** On `alternative-<pair>`, all of these. Each side can stand in for the other, where the other is one of our tools. */
export const AlternativeProposed = defineEvent(
  'AlternativeProposed',
  { ...pair, toolId: ToolId, other: Other, by: MemberId },
  { ownedBy: 'by' },
)
export const AlternativeAccepted = defineEvent('AlternativeAccepted', { ...pair, by: MemberId }, { alsoNames: ['by'] })
/** Also after it was accepted. */
export const AlternativeRejected = defineEvent(
  'AlternativeRejected',
  { ...pair, by: MemberId, reason: RejectReason },
  { alsoNames: ['by'] },
)

export type AlternativeEvent =
  | EventOf<typeof AlternativeProposed>
  | EventOf<typeof AlternativeAccepted>
  | EventOf<typeof AlternativeRejected>
