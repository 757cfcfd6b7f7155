import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { SlugClaimed, type SlugEvent } from '@debut/events/tools/tool-events.ts'
import { accept, type Decider, refuse } from '../kernel/decider.ts'

interface ClaimSlug {
  readonly type: 'ClaimSlug'
  readonly toolId: ToolId
}

interface Claim {
  readonly owner: ToolId | undefined
}

export const slugClaim: Decider<ClaimSlug, Claim, SlugEvent> = {
  initial: { owner: undefined },

  decide({ toolId }, { owner }) {
    if (owner === undefined) return accept(SlugClaimed({ toolId }))
    return owner === toolId ? accept() : refuse('slug-taken')
  },

  evolve: (_, { data }) => ({ owner: data.toolId }),
}
