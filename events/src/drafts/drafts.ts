import { defineCapability } from '../kernel/define-capability.ts'
import { Claims, Draft, Drafts, KeptPicture, SavedDraft } from './draft-answers.ts'
import { PublishEdits, SubmitDraft } from './draft-commands.ts'
import { draftProblems } from './draft-problems.ts'
import { draftSentences } from './draft-sentences.ts'
import { Site } from '../tools/site-answers.ts'
import { ClaimsQuery, DraftParams, NewDraftBody, PictureFromBody, PictureQuery, SaveDraftBody, SiteBody } from './draft-questions.ts'

/** What is written about a product before anything is appended to the log: rows, each with a revision. */
export const drafts = defineCapability({
  name: 'drafts',
  commands: { SubmitDraft, PublishEdits },
  answers: {
    'GET /api/drafts': { who: 'members', answer: Drafts },
    'POST /api/drafts': { who: 'members', body: NewDraftBody, answer: Draft },
    'GET /api/drafts/claims': { who: 'members', query: ClaimsQuery, answer: Claims },
    'POST /api/drafts/site': { who: 'members', body: SiteBody, answer: Site },
    'POST /api/drafts/pictures': { who: 'members', query: PictureQuery, answer: KeptPicture },
    'POST /api/drafts/picture-from': { who: 'members', body: PictureFromBody, answer: KeptPicture },
    'GET /api/drafts/:toolId': { who: 'members', params: DraftParams, answer: Draft },
    'PUT /api/drafts/:toolId': { who: 'members', params: DraftParams, body: SaveDraftBody, answer: SavedDraft },
    'DELETE /api/drafts/:toolId': { who: 'members', params: DraftParams },
    'POST /api/drafts/:toolId/edits': { who: 'members', params: DraftParams, answer: Draft },
    'POST /api/drafts/:toolId/rebase': { who: 'members', params: DraftParams, answer: Draft },
    'GET /storage/pictures/:member/:file': { who: 'everybody' },
  },
  problems: draftProblems,
  sentences: draftSentences,
})
