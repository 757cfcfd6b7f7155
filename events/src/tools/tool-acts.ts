import { defineAct } from '../kernel/define-act.ts'
import { ToolModerated } from './tool-events.ts'
import type { ToolAct } from './tool-moderation.ts'

const KINDS: Readonly<Record<ToolAct, string>> = {
  hold: 'tool-held',
  approve: 'tool-approved',
  hide: 'tool-hidden',
  restore: 'tool-restored',
  remove: 'tool-removed',
  'remove-maker': 'tool-maker-removed',
  transfer: 'tool-transferred',
}

export const toolActs = [
  defineAct(ToolModerated, ({ toolId, act, reason, by }) => ({
    kind: KINDS[act],
    about: { kind: 'tool', id: toolId },
    reason,
    byRule: by === null,
  })),
]
