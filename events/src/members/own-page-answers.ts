import * as z from 'zod/mini'
import { count, dated } from '../kernel/answer-fields.ts'
import { Day } from '../kernel/days.ts'
import { LaunchId } from '../tools/launch-id.ts'
import { AcceptedAppeal } from '../moderation/appeal-answers.ts'
import { OwnSanction } from '../moderation/moderation-answers.ts'
import { DailyCount } from '../voting/vote-answers.ts'
import { OwnProfile } from './own-profile-answers.ts'

/** All of a page that is its reader's own, in one answer: who they are, and their votes. */
export const OwnPage = dated({
  /** Null until they have a name. */
  profile: z.nullable(OwnProfile),
  daily: DailyCount,
  /** The newest that stand. */
  votes: z.array(z.object({ launchId: LaunchId, weight: count, countsOn: Day })),
  /** Something of theirs was accepted a moment ago: what others were shown just before may not hold it. */
  acted: z.optional(z.literal(true)),
  /** The member's role opens the moderation queue. */
  mayModerate: z.optional(z.literal(true)),
  /** The member is an admin, who can do more than moderators can. */
  mayAdminister: z.optional(z.literal(true)),
  /** The member is an analyst, who can look at how rankings are made and compare them. */
  mayAnalyse: z.optional(z.literal(true)),
  /** A warning of the last 30 days, or what keeps the member from acting. */
  sanction: z.optional(OwnSanction),
  accepted: z.optional(AcceptedAppeal),
})
export type OwnPage = z.infer<typeof OwnPage>
