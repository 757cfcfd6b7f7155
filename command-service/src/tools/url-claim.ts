import { urlOwner } from '@debut/events/tools/claim-owner.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { UrlClaimed, type UrlEvent, UrlReleased } from '@debut/events/tools/tool-events.ts'
import { accept, type Decider, refuse } from '../kernel/decider.ts'

interface UrlCommand {
  readonly type: 'ClaimUrl' | 'ReleaseUrl'
  readonly toolId: ToolId
}

export const urlClaim: Decider<UrlCommand, typeof urlOwner.initial, UrlEvent> = {
  ...urlOwner,

  decide({ type, toolId }, { owner }) {
    switch (type) {
      case 'ClaimUrl':
        if (owner === undefined) return accept(UrlClaimed({ toolId }))
        return owner === toolId ? accept() : refuse('url-taken')
      case 'ReleaseUrl':
        return owner === toolId ? accept(UrlReleased({ toolId })) : accept()
    }
  },
}
