import { drafts as contract } from '@debut/events/drafts/drafts.ts'
import { handles } from '../kernel/handled.ts'
import { draftRoutes } from './draft-routes.ts'
import { keptDrafts } from './kept-drafts.ts'
import { pictureRoutes } from './picture-routes.ts'
import { publishEdits, submitDraft } from './submit-draft.ts'

export const drafts = handles(contract, {
  commands: { SubmitDraft: submitDraft, PublishEdits: publishEdits },
  routes: [draftRoutes, pictureRoutes],
  keeps: [keptDrafts],
})
