import { type TagEvent, TagBanned, TagKept, TagMerged, TagRestored } from '@debut/events/tags/tag-events.ts'
import type { TagBanReason, TagKeepReason, TagMergeReason, TagRestoreReason } from '@debut/events/tags/tag-name.ts'
import { type DecidedTag, type DecidedTags, tagsAfter } from '@debut/events/tags/tags-after.ts'
import { accept, type Decider, refuse } from '../kernel/decider.ts'

type TagRefusal = 'tag-merged' | 'tag-banned' | 'tag-into-itself' | 'tag-not-kept' | 'tag-name-taken'

/** Any tag may be decided about, also one that no tool carries yet. */
export type TagCommand = { readonly tag: string } & (
  | { readonly type: 'KeepTag'; readonly name: string; readonly reason: TagKeepReason }
  | { readonly type: 'MergeTag'; readonly into: string; readonly reason: TagMergeReason }
  | { readonly type: 'BanTag'; readonly reason: TagBanReason }
  | { readonly type: 'RestoreTag'; readonly reason: TagRestoreReason }
)

/** Only what leads nowhere is merged, and only into what is kept: so there is no circle, whatever is merged later. */
export const tagRegister: Decider<TagCommand, DecidedTags, TagEvent, TagRefusal> = {
  initial: new Map(),

  decide(command, tags) {
    const { tag } = command
    const known = tags.get(tag)
    const unusable = whyUnusable(known)
    switch (command.type) {
      case 'KeepTag': {
        const { name, reason } = command
        if (unusable !== undefined) return refuse(unusable)
        if (known?.name === name) return accept()
        return isTaken(name, tag, tags) ? refuse('tag-name-taken') : accept(TagKept({ tag, name, reason }))
      }
      case 'MergeTag': {
        const { into, reason } = command
        if (known?.into === into) return accept()
        if (unusable !== undefined) return refuse(unusable)
        if (into === tag) return refuse('tag-into-itself')
        return isKept(into, tags) ? accept(TagMerged({ tag, into, reason })) : refuse('tag-not-kept')
      }
      case 'BanTag': {
        const { reason } = command
        if (known?.banned === reason) return accept()
        return unusable === undefined ? accept(TagBanned({ tag, reason })) : refuse(unusable)
      }
      case 'RestoreTag':
        if (unusable === undefined || known === undefined) return accept()
        return known.name !== null && isTaken(known.name, tag, tags)
          ? refuse('tag-name-taken')
          : accept(TagRestored({ tag, reason: command.reason }))
    }
  },

  evolve: tagsAfter,
}

const whyUnusable = (known: DecidedTag | undefined) => {
  if (known === undefined) return undefined
  if (known.into !== null) return 'tag-merged'
  return known.banned === null ? undefined : 'tag-banned'
}

const isKept = (tag: string, tags: DecidedTags): boolean => {
  const known = tags.get(tag)
  return known !== undefined && known.name !== null && known.into === null && known.banned === null
}

/** Two tags that look the same cannot be distinguished. */
const isTaken = (name: string, tag: string, tags: DecidedTags): boolean =>
  [...tags].some(([other, known]) => other !== tag && isKept(other, tags) && known.name?.toLowerCase() === name.toLowerCase())
