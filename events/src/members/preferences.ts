import * as z from 'zod/mini'

/** The kinds of notifications that our first pages knew. */
const kinds = {
  post_like: z.boolean(),
  post_comment: z.boolean(),
  comment_reply: z.boolean(),
  follow: z.boolean(),
  mention: z.boolean(),
  tool_review: z.boolean(),
}

/** What members are notified of on Debut itself. */
export const InAppPreferences = z.strictObject({ ...kinds, tool_invitation: z.boolean(), moderation: z.boolean() })
export type InAppPreferences = z.infer<typeof InAppPreferences>

/**
 * Says what is also sent by email. There is one switch for the newsletter and one for each kind of notification, except moderation
 * decisions, which are always mailed.
 */
export const EmailPreferences = z.strictObject({ ...kinds, tool_invitation: z.boolean(), newsletter: z.boolean() })
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
  tool_invitation: true,
  moderation: true,
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
    tool_invitation: true,
    newsletter: false,
  },
  inApp: ALL_IN_APP,
  emailFrequency: 'at_once',
}

/** A page that was opened before a kind was added does not name that kind. */
export const PreferenceChoices = z.object({
  email: z.strictObject({ ...kinds, tool_invitation: z.optional(z.boolean()), newsletter: z.boolean() }),
  inApp: z.optional(z.strictObject({ ...kinds, tool_invitation: z.optional(z.boolean()), moderation: z.optional(z.boolean()) })),
  emailFrequency: z.optional(EmailFrequency),
})
type PreferenceChoices = z.infer<typeof PreferenceChoices>

/** Kinds that are left out keep their setting. */
export const withChoices = (
  known: Preferences,
  { email, inApp, emailFrequency = known.emailFrequency }: PreferenceChoices,
): Preferences => ({
  email: { ...email, tool_invitation: email.tool_invitation ?? known.email.tool_invitation },
  inApp:
    inApp === undefined
      ? known.inApp
      : {
          ...inApp,
          tool_invitation: inApp.tool_invitation ?? known.inApp.tool_invitation,
          moderation: inApp.moderation ?? known.inApp.moderation,
        },
  emailFrequency,
})
