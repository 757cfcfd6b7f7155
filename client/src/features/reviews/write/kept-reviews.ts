import { LONGEST_REVIEW, Rating } from '@debut/events/reviews/review-form.ts'
import * as z from 'zod/mini'
import { keptTexts } from '../../../lib/kept-texts/kept-texts.ts'
import { keyOf } from './kept-key.ts'

/** What somebody types: both may still be missing. */
const Begun = z.object({ rating: z.nullable(Rating), body: z.string().check(z.maxLength(4 * LONGEST_REVIEW)) })
export type Begun = z.infer<typeof Begun>

/** On this device until it is sent. */
export const keptReviews = (storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) =>
  keptTexts({ schema: Begun, keyOf, storage })

export const reviewsOfDevice = keptReviews(() => window.localStorage)
