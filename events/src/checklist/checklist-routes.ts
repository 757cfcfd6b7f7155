import { defineRoute } from '../kernel/define-route.ts'
import { OwnChecklist, SaveChecklistBody, SavedChecklist } from './checklist-content.ts'

export const checklistRoute = /* @__PURE__ */ defineRoute('GET /api/checklist', { who: 'members', answer: OwnChecklist })
/** Only its member sees it, so a suspended member may go on with it. */
export const saveChecklistRoute = /* @__PURE__ */ defineRoute('PUT /api/checklist', {
  who: 'members',
  whileSanctioned: true,
  body: SaveChecklistBody,
  answer: SavedChecklist,
})
