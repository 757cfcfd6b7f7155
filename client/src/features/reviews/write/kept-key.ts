import type { TypedAt } from '../../../lib/kept-texts/kept-texts.ts'

/** For whom, and for which tool's review. */
export const keyOf = ({ memberId, place }: TypedAt): string => `debut-review-${memberId}-${place}`

/** Whether a review that was begun waits there, without the code that reads it. */
export const hasKeptReview = (memberId: string | undefined, toolId: string): boolean => {
  try {
    return memberId !== undefined && window.localStorage.getItem(keyOf({ memberId, place: toolId })) !== null
  } catch {
    return false
  }
}
