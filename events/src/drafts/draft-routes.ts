import { defineRoute } from '../kernel/define-route.ts'
import { Claims, Draft, Drafts, KeptPicture, SavedDraft } from './draft-answers.ts'
import { Site } from '../tools/site-answers.ts'
import { ClaimsQuery, DraftParams, NewDraftBody, PictureFromBody, PictureQuery, SaveDraftBody, SiteBody } from './draft-questions.ts'

export const draftsRoute = /* @__PURE__ */ defineRoute('GET /api/drafts', { who: 'members', answer: Drafts })
export const beginDraftRoute = /* @__PURE__ */ defineRoute('POST /api/drafts', { who: 'members', body: NewDraftBody, answer: Draft })
export const claimsRoute = /* @__PURE__ */ defineRoute('GET /api/drafts/claims', { who: 'members', query: ClaimsQuery, answer: Claims })
export const siteRoute = /* @__PURE__ */ defineRoute('POST /api/drafts/site', { who: 'members', body: SiteBody, answer: Site })
export const keepPictureRoute = /* @__PURE__ */ defineRoute('POST /api/drafts/pictures', {
  who: 'members',
  query: PictureQuery,
  answer: KeptPicture,
})
export const keepPictureFromRoute = /* @__PURE__ */ defineRoute('POST /api/drafts/picture-from', {
  who: 'members',
  body: PictureFromBody,
  answer: KeptPicture,
})
export const draftRoute = /* @__PURE__ */ defineRoute('GET /api/drafts/:toolId', { who: 'members', params: DraftParams, answer: Draft })
export const saveDraftRoute = /* @__PURE__ */ defineRoute('PUT /api/drafts/:toolId', {
  who: 'members',
  params: DraftParams,
  body: SaveDraftBody,
  answer: SavedDraft,
})
export const dropDraftRoute = /* @__PURE__ */ defineRoute('DELETE /api/drafts/:toolId', {
  who: 'members',
  whileSanctioned: true,
  params: DraftParams,
})
export const beginEditsRoute = /* @__PURE__ */ defineRoute('POST /api/drafts/:toolId/edits', {
  who: 'members',
  params: DraftParams,
  answer: Draft,
})
export const rebaseDraftRoute = /* @__PURE__ */ defineRoute('POST /api/drafts/:toolId/rebase', {
  who: 'members',
  params: DraftParams,
  answer: Draft,
})
export const storedPictureRoute = /* @__PURE__ */ defineRoute('GET /storage/pictures/:member/:file', { who: 'everybody' })
