import { IsoInstant, Sha256 } from '@debut/events/kernel/answer-fields.ts'
import { AlternativeId } from '@debut/events/alternatives/alternative-form.ts'
import { CaseId, Pseudonym } from '@debut/events/cases/case-form.ts'
import { Judgement } from '@debut/events/voting/judgement.ts'
import { WordId } from '@debut/events/boundaries/muted-word.ts'
import { ContactId, Topic } from '@debut/events/support/contact-form.ts'
import { CommentId, PostId, PostKind } from '@debut/events/discussion/discussion-form.ts'
import { HideReason, ReportReason } from '@debut/events/kernel/texts/text-form.ts'
import { Rating, ReviewId } from '@debut/events/reviews/review-form.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { CommandId, LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import { Period } from '@debut/events/kernel/periods.ts'
import { JobId } from '@debut/events/jobs/job-id.ts'
import { LaunchId, Lane } from '@debut/events/tools/launch-id.ts'
import { Role } from '@debut/events/members/role.ts'
import { Username } from '@debut/events/members/username.ts'
import { TagBanReason } from '@debut/events/tags/tag-name.ts'
import { Category, Pricing, Slug, TagSlug, ToolId } from '@debut/events/tools/tool-card.ts'
import { ModerationReason, VoidReason } from '@debut/events/launches/moderation-reason.ts'
import { RuleId } from '@debut/events/launches/rules.ts'
import * as z from 'zod/v4/core'

interface Named {
  readonly id: string
  readonly description: string
  readonly examples?: readonly unknown[]
}

/** Kinds of values that stand in many places: each has its name, its words and its example once. */
const named: readonly (readonly [z.$ZodType, string, string, unknown?])[] = [
  [MemberId, 'MemberId', 'A member. The same as the subject of their token.', '3e9c2d14-8b7f-4a6c-b2d0-5f1a9e4c7b02'],
  [ToolId, 'ToolId', 'A product: a ULID, in capitals.', '01K9Z7V5C0QW8R3N4M2X000001'],
  [JobId, 'JobId', 'Long work that was asked for: a ULID, in capitals, which its asker makes.', '01K9Z7V5C8QW8R3N4M2X000070'],
  [LaunchId, 'LaunchId', 'One launch of a product: a ULID, in capitals.', '01K9Z7V5C1ABCDEFGHJK000001'],
  [
    CaseId,
    'CaseId',
    'What admins look into: a launch with held votes, by its id, or audits, by the id of the first.',
    '01K9Z7V5C1ABCDEFGHJK000001',
  ],
  [Pseudonym, 'Pseudonym', 'What a voter is called in one case.', 'm-q7f3kzd9'],
  [Judgement, 'Judgement', 'What is decided about votes.', 'void'],
  [PostId, 'PostId', 'A post: a ULID, in capitals.', '01K9Z7V5C2QW8R3N4M2X000010'],
  [ContactId, 'ContactId', 'A message to us: a ULID, in capitals, that its sender makes.', '01K9Z7V5C4QW8R3N4M2X000040'],
  [Topic, 'Topic', 'What a message to us is about.', 'launch'],
  [WordId, 'WordId', 'A muted word: a ULID, in capitals.', '01K9Z7V5C0QW8R3N4M2X000030'],
  [CommentId, 'CommentId', 'A comment: a ULID, in capitals.', '01K9Z7V5C3QW8R3N4M2X000020'],
  [PostKind, 'PostKind', 'What a post tells.', 'learning'],
  [ReportReason, 'ReportReason', 'Why a moderator should look at it.', 'spam'],
  [HideReason, 'HideReason', 'Why a moderator hid it, or showed it again.'],
  [
    ReviewId,
    'ReviewId',
    'A review: the ids of its product and its author, with an underscore between them.',
    '01K9Z7V5C0QW8R3N4M2X000001_3e9c2d14-8b7f-4a6c-b2d0-5f1a9e4c7b02',
  ],
  [Rating, 'Rating', 'What a review gives a product: 1, the worst, to 5, the best.', 4],
  [AlternativeId, 'AlternativeId', 'A pair of products: what both sides are hashes to it.', '74daf91e22975416c85ad1fdd29ec935'],
  [CommandId, 'CommandId', 'One command: a UUIDv7 that the client makes, in lower case.', '019cb034-6800-7b1e-9d35-2f6a4c8e1d70'],
  [LogPosition, 'LogPosition', 'A place in the log of all events. What comes later has a larger one.', 48_211],
  [Day, 'Day', 'A day of the calendar in Los Angeles.', '2026-03-02'],
  [IsoInstant, 'Instant', 'A moment, in UTC.', '2026-03-02T20:00:00.000Z'],
  [Sha256, 'Sha256', 'A hash, in hexadecimal.', '5f1c0c3b7a2e4d19f6b8a05e9c7d3412e8fa61b0d24c97538a6e0f1b2c3d4e5f'],
  [Period, 'Period', 'How long a board runs.'],
  [Slug, 'Slug', 'A product’s name in addresses.', 'paperplane'],
  [TagSlug, 'Tag', 'A tag.', 'mail'],
  [TagBanReason, 'TagBanReason', 'Why nothing is to be filed under a tag.', 'spam'],
  [Category, 'Category', 'What a product is for.', 'design'],
  [Pricing, 'Pricing', 'What a product costs.'],
  [Lane, 'Lane', 'How a launch came to its place: by the waiting line, or paid for.'],
  [Username, 'Username', 'What a member is called.', 'ines'],
  [Role, 'Role', 'What a member may do beyond what every member may.', 'analyst'],
  [RuleId, 'RuleId', 'The version of the rules that a day is counted by.'],
  [ModerationReason, 'ModerationReason', 'Why somebody of the staff touched a vote.'],
  [VoidReason, 'VoidReason', 'Why a vote is held or worth nothing. Votes of a tool’s own makers are void by rule: `own-tool`.'],
]

export const namedSchemas = z.registry<Named>()
for (const [schema, id, description, example] of named)
  namedSchemas.add(schema, { id, description, ...(example !== undefined && { examples: [example] }) })
