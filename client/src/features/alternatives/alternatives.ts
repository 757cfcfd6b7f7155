import { defineCapability } from '../../lib/capabilities/define-capability.ts'
import type { AlternativesQueueState } from './moderation/queue-slice.ts'
import type { ProposalState } from './proposal/proposal-slice.ts'

export const alternatives = defineCapability({ name: 'alternatives' })

/** What its pages bring. */
export interface AlternativesPages {
  readonly alternativesQueue: AlternativesQueueState
  readonly proposal: ProposalState
}
