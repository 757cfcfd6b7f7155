import * as z from 'zod/mini'

/** One switch for each kind of notification. */
const kinds = {
  post_like: z.boolean(),
  post_comment: z.boolean(),
  comment_reply: z.boolean(),
  follow: z.boolean(),
  mention: z.boolean(),
  tool_review: z.boolean(),
}

/** What members are notified of on Debut itself. */
export const InAppPreferences = z.strictObject(kinds)
export type InAppPreferences = z.infer<typeof InAppPreferences>

/** What goes by email, too: one switch for each kind of notification, and the newsletter. */
export const EmailPreferences = z.strictObject({ ...kinds, newsletter: z.boolean() })
export type EmailPreferences = z.infer<typeof EmailPreferences>

/** How often notifications go by email. */
export const EmailFrequency = z.enum(['at_once', 'daily', 'weekly'])
export type EmailFrequency = z.infer<typeof EmailFrequency>

export const Preferences = z.object({ email: EmailPreferences, inApp: InAppPreferences, emailFrequency: EmailFrequency })
export type Preferences = z.infer<typeof Preferences>

export const ALL_IN_APP: InAppPreferences = {
  post_like: true,
  post_comment: true,
  comment_reply: true,
  follow: true,
  mention: true,
  tool_review: true,
}

/** Until they say otherwise: everything on Debut, and by email what was said to them in person. */
export const DEFAULT_PREFERENCES: Preferences = {
  email: {
    post_like: false,
    post_comment: false,
    comment_reply: true,
    follow: false,
    mention: true,
    tool_review: true,
    newsletter: false,
  },
  inApp: ALL_IN_APP,
  emailFrequency: 'at_once',
}
