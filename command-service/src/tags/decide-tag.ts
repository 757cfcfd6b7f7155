import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { BanTag, KeepTag, MergeTag, RestoreTag } from '@debut/events/tags/tag-commands.ts'
import { TAGS } from '@debut/events/tags/tag-events.ts'
import type { CommandContext } from '../kernel/command.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import { tagRegister } from './tag-register.ts'

interface Parts {
  readonly handle: Handle
}

export const keepTag = (payload: PayloadOf<typeof KeepTag>, context: CommandContext, { handle }: Parts): Promise<Outcome> =>
  handle(tagRegister, TAGS, { type: 'KeepTag', ...payload }, context)

export const mergeTag = (payload: PayloadOf<typeof MergeTag>, context: CommandContext, { handle }: Parts): Promise<Outcome> =>
  handle(tagRegister, TAGS, { type: 'MergeTag', ...payload }, context)

export const banTag = (payload: PayloadOf<typeof BanTag>, context: CommandContext, { handle }: Parts): Promise<Outcome> =>
  handle(tagRegister, TAGS, { type: 'BanTag', ...payload }, context)

export const restoreTag = (payload: PayloadOf<typeof RestoreTag>, context: CommandContext, { handle }: Parts): Promise<Outcome> =>
  handle(tagRegister, TAGS, { type: 'RestoreTag', ...payload }, context)
