import { late } from '../../../ui/late.tsx'

const loadReviewForm = async () => await import('./review-form.tsx')

/** Visitors do without their code. */
export const ReviewForm = late(async () => (await loadReviewForm()).ReviewForm)
export const DeleteReview = late(async () => (await loadReviewForm()).DeleteReviewButton)
/** All but a tool's makers do without it. */
export const Answering = late(async () => (await import('./answering.tsx')).Answering)
