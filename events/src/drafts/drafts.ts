import { routesByName } from '../kernel/define-route.ts'
import {
  draftsRoute,
  beginDraftRoute,
  claimsRoute,
  siteRoute,
  keepPictureRoute,
  keepPictureFromRoute,
  draftRoute,
  saveDraftRoute,
  dropDraftRoute,
  beginEditsRoute,
  rebaseDraftRoute,
  storedPictureRoute,
} from './draft-routes.ts'
import { defineCapability } from '../kernel/define-capability.ts'
import { PublishEdits, SubmitDraft } from './draft-commands.ts'
import { draftProblems } from './draft-problems.ts'
import { draftSentences } from './draft-sentences.ts'

/** What is written about a product before anything is appended to the log: rows, each with a revision. */
export const drafts = defineCapability({
  name: 'drafts',
  commands: { SubmitDraft, PublishEdits },
  routes: routesByName(
    draftsRoute,
    beginDraftRoute,
    claimsRoute,
    siteRoute,
    keepPictureRoute,
    keepPictureFromRoute,
    draftRoute,
    saveDraftRoute,
    dropDraftRoute,
    beginEditsRoute,
    rebaseDraftRoute,
    storedPictureRoute,
  ),
  problems: draftProblems,
  sentences: draftSentences,
})
