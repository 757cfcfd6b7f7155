import { defineRoute } from '../kernel/define-route.ts'
import { ModeratedTags, TagStatus } from './tag-answers.ts'
import { ModeratedTagsQuery, TagParams } from './tag-questions.ts'

export const tagRoute = /* @__PURE__ */ defineRoute('GET /api/tags/:tag', { who: 'everybody', params: TagParams, answer: TagStatus })
export const moderatedTagsRoute = /* @__PURE__ */ defineRoute('GET /api/moderation/tags', {
  who: 'moderators',
  query: ModeratedTagsQuery,
  answer: ModeratedTags,
})
