import { ModerateMakers, ModerateTool } from '@debut/events/tools/tool-commands.ts'
import type { ToolReason } from '@debut/events/tools/tool-moderation.ts'
import { useCommand } from '../../../lib/commands/use-command.ts'
import type { AnyQuery } from '../../../lib/resources/resource.ts'
import type { ActedOn } from './acted-on.ts'

export type ToolAct =
  | { readonly act: 'approve' | 'hide' | 'restore' | 'remove' }
  | { readonly act: 'remove-maker' | 'transfer'; readonly memberId: string }

const DONE: Readonly<Record<ToolAct['act'], (name: string) => string>> = {
  hide: (name) => `Only its makers and admins see ${name} now`,
  approve: (name) => `${name} is approved`,
  restore: (name) => `${name} is restored`,
  remove: (name) => `${name} is removed`,
  'remove-maker': (name) => `They no longer make ${name}`,
  transfer: (name) => `${name} has a new owner`,
}

/** Where decisions about tools are made. */
export interface Shown {
  /** What shows the tool. */
  readonly query: AnyQuery
  /** After these, there is nothing to show there any more. */
  readonly ends: readonly ToolAct['act'][]
}

/** What an admin decides about a tool. All that is decided about one is busy together. */
export const useToolAct = ({ toolId, name }: Pick<ActedOn, 'toolId' | 'name'>, { query, ends }: Shown) => {
  const about = `tool ${toolId}`
  const stays = useCommand(about, { changes: [query] })
  const goes = useCommand(about, { ends: [query] })
  return {
    isBusy: stays.isBusy,
    act: ({ act, ...rest }: ToolAct, reason: ToolReason) => {
      const { send } = ends.includes(act) ? goes : stays
      send('memberId' in rest ? ModerateMakers : ModerateTool, { toolId, act, ...rest, reason }, { title: DONE[act](name) })
    },
  }
}
