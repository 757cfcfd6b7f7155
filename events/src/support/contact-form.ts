import * as z from 'zod/mini'

/** A message to us: a ULID that its sender makes, so that the same message sent again is still one. */
export const ContactId = z.ulid().check(z.toUpperCase()).brand<'ContactId'>()
export type ContactId = z.infer<typeof ContactId>

/** What a message can be about, in the order in which the form offers it. */
export const topics = ['launch', 'votes', 'order', 'account', 'fault', 'security', 'other'] as const
export const Topic = z.enum(topics, 'Choose one of the topics')
export type Topic = z.infer<typeof Topic>

export const topicLabels: Readonly<Record<Topic, string>> = {
  launch: 'A launch',
  votes: 'Votes and streaks',
  order: 'An order or advertising',
  account: 'My account',
  fault: 'Something that doesn’t work',
  security: 'A security problem',
  other: 'Something else',
}

export const LONGEST_MESSAGE = 5_000
export const LONGEST_NAME = 80
export const LONGEST_ABOUT = 300
/** The longest address that a mail server takes (RFC 5321). */
const LONGEST_EMAIL = 254
/** What proves work is about half as long. */
const LONGEST_WORK = 4_000

const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029]/u
const CONTROL_IN_LINES = /[^\P{Cc}\n\t]|\p{Cs}/u
/** One address, in a form that every mail server reads in the same way: without quotes, comments or other scripts. */
const EMAIL = /^[\w'+&*/=?^{}~!#$%|`-]+(?:\.[\w'+&*/=?^{}~!#$%|`-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/i

const oneLine = (most: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(most, `Use at most ${most} characters`),
    z.refine((text) => !CONTROL.test(text), 'Use one line, without control characters'),
  )

const ContactName = /* @__PURE__ */ oneLine(LONGEST_NAME)
const ContactAbout = /* @__PURE__ */ oneLine(LONGEST_ABOUT)
export const ContactEmail = /* @__PURE__ */ z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Enter your email address, so that we can answer'),
    z.maxLength(LONGEST_EMAIL, 'This email address is too long'),
    z.regex(EMAIL, 'This isn’t an email address we can write to. Check for a typo'),
    z.toLowerCase(),
  )

/** Text of several lines, whichever way their ends were written. */
const lines = (most: number, empty: string) =>
  z.string().check(
    z.overwrite((text) => text.replaceAll(/\r\n?/g, '\n')),
    z.trim(),
    z.minLength(1, empty),
    z.maxLength(most, `Use at most ${most.toLocaleString('en')} characters`),
    z.refine((text) => !CONTROL_IN_LINES.test(text), 'Remove the control characters: they can’t be shown'),
  )

const ContactText = /* @__PURE__ */ lines(LONGEST_MESSAGE, 'Write a message')
export const ContactReplyText = /* @__PURE__ */ lines(LONGEST_MESSAGE, 'Write a reply')

export const ContactBody = /* @__PURE__ */ z.strictObject({
  id: ContactId,
  topic: Topic,
  name: z._default(ContactName, ''),
  about: z._default(ContactAbout, ''),
  message: ContactText,
  /** Of visitors, and of members without a verified one; otherwise it is not looked at. */
  email: z.optional(ContactEmail),
  /** A solved challenge, in ALTCHA's format. */
  work: z.optional(z.string().check(z.maxLength(LONGEST_WORK), z.regex(/^[\w+/=-]*$/))),
})
export type ContactBody = z.infer<typeof ContactBody>

export const contactStatuses = ['new', 'answered', 'closed', 'spam'] as const
export const ContactStatus = z.enum(contactStatuses)
export type ContactStatus = z.infer<typeof ContactStatus>

/** Without characters that are taken for others: a reference may be read out. */
const REFERENCE_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const REFERENCE = new RegExp(`^C?-?([${REFERENCE_CHARACTERS}]{4})-?([${REFERENCE_CHARACTERS}]{4})$`)

/** `C-7KQ2-M4XP`, of eight numbers below the count of its characters. */
export const referenceFrom = (chosen: (below: number) => number): string => {
  const four = () => Array.from({ length: 4 }, () => REFERENCE_CHARACTERS[chosen(REFERENCE_CHARACTERS.length)]).join('')
  return `C-${four()}-${four()}`
}

/** A reference as people type it: in lower case, or without its hyphens. Undefined where it is none. */
export const readReference = (typed: string): string | undefined => {
  const [, first, second] = REFERENCE.exec(typed.trim().toUpperCase().replaceAll(/\s/g, '')) ?? []
  return first === undefined ? undefined : `C-${first}-${second}`
}
