import type { Keeps } from '../kernel/kept-of-members.ts'
import type { ChecklistRows } from './checklist-rows.ts'

/** A member's checklist is part of their export, and is deleted with their account. */
export const keptChecklists: Keeps<{ readonly checklists: ChecklistRows }> = {
  name: 'checklist',
  exportOf: (memberId, { checklists }) => checklists.exportOf(memberId),
  forget: (memberId, { checklists }) => checklists.forget(memberId),
}
