import type { Popular } from '@debut/events/search/search-answers.ts'
import type { Parts, SharedQuery } from '../kernel/query.ts'
import { findBest } from './find-documents.ts'
import { tagOf, toolOf } from './shown.ts'

const MOST_TOOLS = 6
const MOST_TAGS = 12

/** What stands best, to look at before anything is asked for. */
export const popularQuery: SharedQuery<Popular> = {
  kind: 'shared',
  reads: ['search'],
  topic: () => 'search',
  read: async (_asked, parts: Parts) => {
    const [tools, tags] = await Promise.all([findBest('tools', MOST_TOOLS, parts), findBest('tags', MOST_TAGS, parts)])
    return { tools: tools.map(toolOf), tags: tags.map(tagOf) }
  },
}
