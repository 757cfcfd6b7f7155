import { type Read, shape, yesOrNo } from '../../../lib/api/readers.ts'

const email = shape({
  post_like: yesOrNo,
  post_comment: yesOrNo,
  comment_reply: yesOrNo,
  follow: yesOrNo,
  mention: yesOrNo,
  tool_review: yesOrNo,
  newsletter: yesOrNo,
})

export const readPreferences = shape({ email })

/** What may come by email. */
export type EmailPreferences = Read<typeof email>
export type Topic = keyof EmailPreferences
