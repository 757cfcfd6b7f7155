import { type TagEvent, TAGS } from '@debut/events/tags/tag-events.ts'
import type { CommandContext } from '../kernel/command.ts'
import { lastDecision, type LogParts } from '../kernel/matters/last-decision.ts'
import type { Matter } from '../kernel/matters/matter.ts'
import type { FindTagMakers } from './find-tag-makers.ts'

interface Parts {
  readonly findTagMakers: FindTagMakers
}

interface Named {
  readonly tag: string
}

export const tagMatter = async ({ tag }: Named, _: CommandContext, { findTagMakers }: Parts): Promise<Matter> => ({
  concerns: await findTagMakers(tag),
})

/** Restoring a tag takes back that it was banned or merged. */
export const restoredTagMatter = async (named: Named, context: CommandContext, parts: Parts & LogParts): Promise<Matter> => ({
  ...(await tagMatter(named, context, parts)),
  replaces: await lastDecision<TagEvent>(
    TAGS,
    ({ event: { type, data } }) => data.tag === named.tag && (type === 'TagBanned' || type === 'TagMerged'),
    parts,
  ),
})
