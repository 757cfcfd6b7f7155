import * as z from 'zod/mini'
import { keptTexts } from '../../../lib/kept-texts/kept-texts.ts'

const line = z.string().check(z.maxLength(1_000))

/** What somebody types to us, in this tab until it is sent. */
export const keptDrafts = keptTexts({
  schema: z.object({ topic: line, name: line, email: line, about: line, message: z.string().check(z.maxLength(100_000)) }),
  keyOf: ({ memberId, place }) => `debut-${place}-${memberId}`,
  storage: () => window.sessionStorage,
})

/** A visitor's text is still theirs once they have signed in. */
export const VISITOR = 'visitor'
export const PLACE = 'contact'
