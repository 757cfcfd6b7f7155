import {
  AlternativeAccepted,
  type AlternativeEvent,
  AlternativeProposed,
  AlternativeRejected,
} from '@debut/events/alternatives/alternative-events.ts'
import type { AlternativeId, Other, RejectReason } from '@debut/events/alternatives/alternative-form.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { accept, type Decider, refuse } from '../kernel/decider.ts'

type AlternativeRefusal =
  | 'not-registered'
  | 'unknown-tool'
  | 'unknown-alternative'
  | 'alternative-itself'
  | 'alternative-proposed'
  | 'alternative-accepted'
  | 'alternative-rejected'
  | 'product-is-here'

/** What the proposal's own stream does not know. */
interface Facts {
  readonly registered: boolean
  /** Both sides, as far as they are tools. */
  readonly listed: boolean
  /** The product from elsewhere is one of our tools. */
  readonly isHere: boolean
}

export type AlternativeCommand = { readonly alternativeId: AlternativeId; readonly by: MemberId } & (
  | ({ readonly type: 'ProposeAlternative'; readonly toolId: ToolId; readonly other: Other } & Facts)
  | { readonly type: 'AcceptAlternative' }
  | { readonly type: 'RejectAlternative'; readonly reason: RejectReason }
)

export interface Alternative {
  readonly is: 'unknown' | 'proposed' | 'accepted' | 'rejected'
  /** Turned down for how it was named, and not for what it is: so it may be proposed in better words. */
  readonly reopened: boolean
}

/** A pair is proposed once; what was turned down may be accepted after all, and what was accepted turned down. */
export const alternative: Decider<AlternativeCommand, Alternative, AlternativeEvent, AlternativeRefusal> = {
  initial: { is: 'unknown', reopened: false },

  decide(command, state) {
    const { alternativeId, by } = command
    switch (command.type) {
      case 'ProposeAlternative': {
        const { toolId, other, registered, listed, isHere } = command
        if (!registered) return refuse('not-registered')
        if (other.kind === 'tool' && other.toolId === toolId) return refuse('alternative-itself')
        if (!listed) return refuse('unknown-tool')
        if (isHere) return refuse('product-is-here')
        const before = standing(state)
        return before === undefined ? accept(AlternativeProposed({ alternativeId, toolId, other, by })) : refuse(before)
      }
      case 'AcceptAlternative':
        if (state.is === 'unknown') return refuse('unknown-alternative')
        return state.is === 'accepted' ? accept() : accept(AlternativeAccepted({ alternativeId, by }))
      case 'RejectAlternative':
        if (state.is === 'unknown') return refuse('unknown-alternative')
        return state.is === 'rejected' ? accept() : accept(AlternativeRejected({ alternativeId, by, reason: command.reason }))
    }
  },

  evolve(_state, { type, data }) {
    switch (type) {
      case 'AlternativeProposed':
        return { is: 'proposed', reopened: false }
      case 'AlternativeAccepted':
        return { is: 'accepted', reopened: false }
      case 'AlternativeRejected':
        return { is: 'rejected', reopened: data.reason === 'wrong-details' }
    }
  },
}

/** What stands in the way of proposing it. */
const standing = ({ is, reopened }: Alternative): AlternativeRefusal | undefined =>
  is === 'unknown' || reopened ? undefined : `alternative-${is}`
