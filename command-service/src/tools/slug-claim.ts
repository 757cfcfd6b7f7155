import { slugOwner } from '@debut/events/tools/claim-owner.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { SlugClaimed, type SlugEvent } from '@debut/events/tools/tool-events.ts'
import { accept, type Decider, refuse } from '../kernel/decider.ts'

interface ClaimSlug {
  readonly type: 'ClaimSlug'
  readonly toolId: ToolId
}

export const slugClaim: Decider<ClaimSlug, typeof slugOwner.initial, SlugEvent> = {
  ...slugOwner,

  decide({ toolId }, { owner }) {
    if (owner === undefined) return accept(SlugClaimed({ toolId }))
    return owner === toolId ? accept() : refuse('slug-taken')
  },
}
