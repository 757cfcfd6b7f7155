import { defineCommand } from '../kernel/define-command.ts'
import { TagSlug } from '../tools/tool-card.ts'
import { TagBanReason, TagKeepReason, TagMergeReason, TagName, TagRestoreReason } from './tag-name.ts'

/** With the name that it is shown under; kept before, it is renamed. */
export const KeepTag = defineCommand('KeepTag', { tag: TagSlug, name: TagName, reason: TagKeepReason }, { who: 'moderators' })
export const MergeTag = defineCommand('MergeTag', { tag: TagSlug, into: TagSlug, reason: TagMergeReason }, { who: 'moderators' })
export const BanTag = defineCommand('BanTag', { tag: TagSlug, reason: TagBanReason }, { who: 'moderators' })
/** Undoes a merge or a ban. */
export const RestoreTag = defineCommand('RestoreTag', { tag: TagSlug, reason: TagRestoreReason }, { who: 'moderators' })
