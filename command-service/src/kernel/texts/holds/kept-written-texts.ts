import type { Keeps } from '../../kept-of-members.ts'
import type { WrittenTexts } from './written-texts.ts'

/** That a member wrote something within the last day is part of their export, and is deleted with their account. */
export const keptWrittenTexts: Keeps<{ readonly writtenTexts: WrittenTexts }> = {
  name: 'writtenTexts',
  exportOf: (memberId, { writtenTexts }) => writtenTexts.exportOf(memberId),
  forget: (memberId, { writtenTexts }) => writtenTexts.forget(memberId),
}
