import { tags as contract } from '@debut/events/tags/tags.ts'
import { serves } from '../kernel/query.ts'
import { moderatedTagsQuery } from './moderated-tags-query.ts'
import { tagFateQuery } from './tag-fate-query.ts'

export const tags = serves(contract, {
  answers: { 'GET /api/tags/:tag': tagFateQuery, 'GET /api/moderation/tags': moderatedTagsQuery },
})
