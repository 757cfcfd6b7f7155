import { defineJournal } from '../kernel/define-journal.ts'
import { ReviewCleared } from './review-events.ts'
import { reviewIdOf } from './review-form.ts'

export const reviewJournal = [
  defineJournal(ReviewCleared, ({ toolId, memberId }) => ({
    kind: 'moderation',
    text: 'dismissed reports about a review of',
    about: { kind: 'review', id: reviewIdOf(toolId, memberId) },
  })),
]
