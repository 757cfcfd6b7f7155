import type { TagEvent } from './tag-events.ts'
import type { TagBanReason } from './tag-name.ts'

/** What moderators have decided of a tag. One that has neither a name, nor leads elsewhere, nor is banned is not decided: it has no entry. */
export interface DecidedTag {
  /** Null where it was merged or banned before anybody named it. */
  readonly name: string | null
  readonly into: string | null
  readonly banned: TagBanReason | null
}

export type DecidedTags = ReadonlyMap<string, DecidedTag>

const UNDECIDED: DecidedTag = { name: null, into: null, banned: null }

/** All that is decided, after one more event. */
export const tagsAfter = (tags: DecidedTags, { type, data }: TagEvent): DecidedTags => {
  const known = tags.get(data.tag) ?? UNDECIDED
  const next = new Map(tags)
  switch (type) {
    case 'TagKept':
      return next.set(data.tag, { ...known, name: data.name })
    case 'TagMerged':
      return next.set(data.tag, { ...known, into: data.into })
    case 'TagBanned':
      return next.set(data.tag, { ...known, banned: data.reason })
    case 'TagRestored':
      if (known.name === null) next.delete(data.tag)
      else next.set(data.tag, { name: known.name, into: null, banned: null })
      return next
  }
}

/** Where a tag leads: itself, or the last of those that it was merged into. No merge leads back, as only tags that lead nowhere are merged into. */
export const endOf = (tags: DecidedTags, tag: string): string => {
  const into = tags.get(tag)?.into ?? null
  return into === null ? tag : endOf(tags, into)
}

/** Why nothing is to be filed under it, itself or what it leads to; null where something may. */
export const banOf = (tags: DecidedTags, tag: string): TagBanReason | null => tags.get(endOf(tags, tag))?.banned ?? null
