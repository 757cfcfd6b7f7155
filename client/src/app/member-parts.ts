import { replayRequested } from '../features/commands-drawer/commands-drawer-slice.ts'
import type { Capability, MemberPart } from '../lib/capabilities/define-capability.ts'
import { commandRequested } from '../lib/commands/outbox-slice.ts'
import type { Part } from '../lib/failures/supervise.ts'
import { capabilities } from './capabilities.ts'
import type { MemberReach } from './member-reach.ts'

const defined: readonly Capability[] = capabilities

const partOf = (name: string, { open, awaits = [] }: MemberPart<MemberReach>, reach: MemberReach): Part => ({
  name,
  awaits,
  run: {
    open: async () => {
      const follow = await open()
      return () => follow(reach)
    },
  },
})

const commands: MemberPart<MemberReach> = {
  open: async () => (await import('./member-saga.ts')).followMember,
  awaits: [commandRequested, replayRequested],
}

/** All that goes on for members only. What one capability asks for, the first sends. */
export const memberParts = (reach: MemberReach): readonly Part[] => [
  partOf('commands', commands, reach),
  ...defined.flatMap(({ name, members }) => (members === undefined ? [] : [partOf(name, members, reach)])),
]
