import { defineCapability } from '../kernel/define-capability.ts'
import { routesByName } from '../kernel/define-route.ts'
import { checklistProblems } from './checklist-problems.ts'
import { checklistRoute, saveChecklistRoute } from './checklist-routes.ts'
import { checklistSentences } from './checklist-sentences.ts'

/** The list that a member plans a launch with: one row each, private, and no events. */
export const checklist = defineCapability({
  name: 'checklist',
  routes: routesByName(checklistRoute, saveChecklistRoute),
  problems: checklistProblems,
  sentences: checklistSentences,
})
