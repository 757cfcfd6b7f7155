import { defineRoute } from '../kernel/define-route.ts'
import { NewPostDraftBody, PostDraft, PostDraftParams, PostDrafts, SavedPostDraft, SavePostDraftBody } from './post-draft.ts'

export const postDraftsRoute = /* @__PURE__ */ defineRoute('GET /api/post-drafts', { who: 'members', answer: PostDrafts })
export const beginPostDraftRoute = /* @__PURE__ */ defineRoute('POST /api/post-drafts', {
  who: 'members',
  body: NewPostDraftBody,
  answer: PostDraft,
})
export const postDraftRoute = /* @__PURE__ */ defineRoute('GET /api/post-drafts/:postId', {
  who: 'members',
  params: PostDraftParams,
  answer: PostDraft,
})
export const savePostDraftRoute = /* @__PURE__ */ defineRoute('PUT /api/post-drafts/:postId', {
  who: 'members',
  params: PostDraftParams,
  body: SavePostDraftBody,
  answer: SavedPostDraft,
})
export const dropPostDraftRoute = /* @__PURE__ */ defineRoute('DELETE /api/post-drafts/:postId', {
  who: 'members',
  whileSanctioned: true,
  params: PostDraftParams,
})

/** All of them, for the contract. */
export const postDraftRoutes = [postDraftsRoute, beginPostDraftRoute, postDraftRoute, savePostDraftRoute, dropPostDraftRoute] as const
