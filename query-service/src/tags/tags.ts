import { tags as contract } from '@debut/events/tags/tags.ts'
import { serves } from '../kernel/query.ts'
import { moderatedTagsQuery } from './moderated-tags-query.ts'
import { tagStatusQuery } from './tag-status-query.ts'

export const tags = serves(contract, {
  answers: { 'GET /api/tags/:tag': tagStatusQuery, 'GET /api/moderation/tags': moderatedTagsQuery },
})
