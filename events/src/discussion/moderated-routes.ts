import { defineRoute } from '../kernel/define-route.ts'
import { BranchParams } from './comment-questions.ts'
import { HiddenTexts, HiddenTextsQuery } from './hidden-answers.ts'
import { ModeratedTexts } from './moderated-answers.ts'
import { ModeratedTextsQuery } from './moderated-questions.ts'
import { PostParams } from './post-questions.ts'
import { TextVersions } from './version-answers.ts'

export const moderatedTextsRoute = /* @__PURE__ */ defineRoute('GET /api/moderation/texts', {
  who: 'moderators',
  query: ModeratedTextsQuery,
  answer: ModeratedTexts,
})
export const hiddenTextsRoute = /* @__PURE__ */ defineRoute('GET /api/hidden-texts', {
  who: 'members',
  query: HiddenTextsQuery,
  answer: HiddenTexts,
})
export const postVersionsRoute = /* @__PURE__ */ defineRoute('GET /api/posts/:postId/versions', {
  who: 'members',
  params: PostParams,
  answer: TextVersions,
})
export const commentVersionsRoute = /* @__PURE__ */ defineRoute('GET /api/comments/:commentId/versions', {
  who: 'members',
  params: BranchParams,
  answer: TextVersions,
})

export const moderatedTextsRoutes = [moderatedTextsRoute, hiddenTextsRoute, postVersionsRoute, commentVersionsRoute] as const
