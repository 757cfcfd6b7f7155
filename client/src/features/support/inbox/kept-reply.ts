import { LONGEST_MESSAGE } from '@debut/events/support/contact-form.ts'
import * as z from 'zod/mini'
import { keptTexts } from '../../../lib/kept-texts/kept-texts.ts'

/** A reply that an admin types, in this tab until it is sent. */
export const keptReplies = keptTexts({
  schema: z.string().check(z.maxLength(4 * LONGEST_MESSAGE)),
  keyOf: ({ memberId, place }) => `debut-reply-${memberId}-${place}`,
  storage: () => window.sessionStorage,
})
