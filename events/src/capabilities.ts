import { alternatives } from './alternatives/alternatives.ts'
import { audits } from './audits/audits.ts'
import { analyses } from './analyses/analyses.ts'
import { boundaries } from './boundaries/boundaries.ts'
import { cases } from './cases/cases.ts'
import { checklist } from './checklist/checklist.ts'
import { discussion } from './discussion/discussion.ts'
import { drafts } from './drafts/drafts.ts'
import { drawings } from './drawings/drawings.ts'
import { follows } from './follows/follows.ts'
import { freeTools } from './free-tools/free-tools.ts'
import { icons } from './icons/icons.ts'
import { identity } from './identity/identity.ts'
import type { Capability } from './kernel/define-capability.ts'
import { jobs } from './jobs/jobs.ts'
import { kernel } from './kernel/kernel.ts'
import { launches } from './launches/launches.ts'
import { members } from './members/members.ts'
import { moderation } from './moderation/moderation.ts'
import { notifications } from './notifications/notifications.ts'
import { operations } from './operations/operations.ts'
import { projections } from './projections/projections.ts'
import { reference } from './reference/reference.ts'
import { reviews } from './reviews/reviews.ts'
import { results } from './results/results.ts'
import { voteReview } from './vote-review/vote-review.ts'
import { saves } from './saves/saves.ts'
import { search } from './search/search.ts'
import { secrets } from './secrets/secrets.ts'
import { sitemap } from './sitemap/sitemap.ts'
import { support } from './support/support.ts'
import { tags } from './tags/tags.ts'
import { tools } from './tools/tools.ts'
import { visits } from './visits/visits.ts'
import { voting } from './voting/voting.ts'

export const capabilities: readonly Capability[] = [
  kernel,
  identity,
  members,
  tools,
  tags,
  drafts,
  checklist,
  launches,
  voting,
  voteReview,
  cases,
  follows,
  discussion,
  reviews,
  alternatives,
  saves,
  boundaries,
  moderation,
  notifications,
  results,
  search,
  support,
  freeTools,
  sitemap,
  drawings,
  icons,
  jobs,
  audits,
  analyses,
  projections,
  operations,
  reference,
  visits,
  secrets,
]
