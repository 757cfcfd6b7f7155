import { tagRoute, moderatedTagsRoute } from '@debut/events/tags/tag-routes.ts'
import { tags as contract } from '@debut/events/tags/tags.ts'
import { serves } from '../kernel/query.ts'
import { moderatedTagsQuery } from './moderated-tags-query.ts'
import { tagStatusQuery } from './tag-status-query.ts'

export const tags = serves(contract, {
  answers: { [tagRoute.name]: tagStatusQuery, [moderatedTagsRoute.name]: moderatedTagsQuery },
})
