import { replayAsked } from '../features/commands-drawer/commands-drawer-slice.ts'
import type { Capability, MemberPart } from '../lib/capabilities/define-capability.ts'
import { commandAsked } from '../lib/commands/outbox-slice.ts'
import { capabilities } from './capabilities.ts'
import type { MemberReach } from './member-reach.ts'

const defined: readonly Capability[] = capabilities

/** All that goes on for members only. What one capability asks for, the first sends. */
export const memberParts: readonly MemberPart<MemberReach>[] = [
  { open: async () => (await import('./member-saga.ts')).followMember, awaits: [commandAsked, replayAsked] },
  ...defined.flatMap(({ members }) => members ?? []),
]
