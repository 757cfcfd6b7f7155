import * as z from 'zod/mini'
import { IsoInstant } from '../kernel/answer-fields.ts'
import { LogPosition, MemberId } from '../kernel/ids.ts'

const entry = z.record(z.string(), z.unknown())

/** What is known of an account by the auth service, but for its secrets. */
const Account = z.catchall(z.object({ identities: z.array(entry), sessions: z.array(entry), factors: z.array(entry) }), z.unknown())

/** All that there is of a member. */
export const MemberExport = z.object({
  memberId: MemberId,
  exportedAt: IsoInstant,
  account: Account,
  /** What they have written and not submitted. */
  drafts: z.array(entry),
  /** Posts that they have written and not published. */
  postDrafts: z.array(entry),
  /** What they wrote to us, with our answers. */
  contactMessages: z.array(entry),
  /** The invitations that they sent by email, and those to their own address. */
  emailInvitations: z.object({ sent: z.array(entry), received: z.array(entry) }),
  /** The list that they plan a launch with; null where they have none. */
  checklist: z.nullable(entry),
  /** When they wrote within the last day. */
  writtenTexts: z.array(entry),
  /** By stream, each with what was personal in it. */
  events: z.array(z.object({ stream: z.string(), position: LogPosition, at: IsoInstant, type: z.string(), data: entry })),
  /** From which networks they voted within the last weeks, as hashes; and what detectors found in their votes. */
  review: z.object({ origins: z.array(entry), evidence: z.array(entry) }),
  /** Addresses of the pictures that they gave. */
  uploads: z.array(z.string()),
})
