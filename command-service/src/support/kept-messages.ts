import type { Keeps } from '../kernel/kept-of-members.ts'
import type { ContactRows } from './contact-rows.ts'

/** What a member wrote to us while signed in is part of their export, and is deleted with their account. */
export const keptMessages: Keeps<{ readonly contactRows: ContactRows }> = {
  name: 'contactMessages',
  exportOf: (memberId, { contactRows }) => contactRows.exportOf(memberId),
  forget: (memberId, { contactRows }) => contactRows.forget(memberId),
}
