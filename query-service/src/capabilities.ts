import { alternatives } from './alternatives/alternatives.ts'
import { audits } from './audits/audits.ts'
import { analyses } from './analyses/analyses.ts'
import { boundaries } from './boundaries/boundaries.ts'
import { cases } from './cases/cases.ts'
import { discussion } from './discussion/discussion.ts'
import { drawings } from './drawings/drawings.ts'
import { follows } from './follows/follows.ts'
import { kernel } from './kernel/kernel.ts'
import type { Served } from './kernel/query.ts'
import { launches } from './launches/launches.ts'
import { members } from './members/members.ts'
import { moderation } from './moderation/moderation.ts'
import { notifications } from './notifications/notifications.ts'
import { operations } from './operations/operations.ts'
import { projections } from './projections/projections.ts'
import { reference } from './reference/reference.ts'
import { results } from './results/results.ts'
import { reviews } from './reviews/reviews.ts'
import { saves } from './saves/saves.ts'
import { search } from './search/search.ts'
import { sitemap } from './sitemap/sitemap.ts'
import { tags } from './tags/tags.ts'
import { tools } from './tools/tools.ts'
import { voteReview } from './vote-review/vote-review.ts'
import { voting } from './voting/voting.ts'

export const capabilities: readonly Served[] = [
  kernel,
  members,
  tools,
  tags,
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
  sitemap,
  drawings,
  audits,
  analyses,
  projections,
  operations,
  reference,
]
