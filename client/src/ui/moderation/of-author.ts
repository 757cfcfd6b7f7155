import type { ComponentType } from 'react'

/** Draws what moderators decided about a member before, and what they can decide now. Pages pass it to the queues of texts. */
export type OfAuthor = ComponentType<{ readonly memberId: string; readonly username: string }>
