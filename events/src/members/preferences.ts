import * as z from 'zod/mini'

/** What goes by email, too: one switch for each kind of notification, and the newsletter. */
export const EmailPreferences = z.strictObject({
  post_like: z.boolean(),
  post_comment: z.boolean(),
  comment_reply: z.boolean(),
  follow: z.boolean(),
  mention: z.boolean(),
  tool_review: z.boolean(),
  newsletter: z.boolean(),
})
export type EmailPreferences = z.infer<typeof EmailPreferences>

/** Until they say otherwise: what was said to them, and nothing that they have not asked for. */
export const DEFAULT_EMAIL: EmailPreferences = {
  post_like: false,
  post_comment: true,
  comment_reply: true,
  follow: true,
  mention: true,
  tool_review: true,
  newsletter: false,
}
