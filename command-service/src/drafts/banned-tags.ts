import { type TagEvent, TAGS } from '@debut/events/tags/tag-events.ts'
import { banOf, type DecidedTags, tagsAfter } from '@debut/events/tags/tags-after.ts'
import type { CommandContext } from '../kernel/command.ts'
import type { Fold } from '../kernel/decider.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'

const decidedTags: Fold<DecidedTags, TagEvent> = { initial: new Map(), evolve: tagsAfter }

/** Refuses tags that are banned, each by its name. Those that the tool carried before may stay: they are shown nowhere. */
export const bannedTags = async (
  chosen: readonly string[],
  before: readonly string[],
  context: CommandContext,
  handle: Handle,
): Promise<Outcome | undefined> => {
  const added = chosen.filter((tag) => !before.includes(tag))
  if (added.length === 0) return undefined
  const tags = await handle.read(decidedTags, TAGS, context)
  const banned = added.filter((tag) => banOf(tags, tag) !== null)
  if (banned.length === 0) return undefined
  return {
    refusal: 'tag-not-allowed',
    details: banned.map((tag) => ({ path: 'tags', message: `“${tag}” is not used here. Choose another tag.` })),
  }
}
