import { alternatives } from './alternatives/alternatives.ts'
import { audits } from './audits/audits.ts'
import { analyses } from './analyses/analyses.ts'
import { boundaries } from './boundaries/boundaries.ts'
import { cases } from './cases/cases.ts'
import { discussion } from './discussion/discussion.ts'
import { follows } from './follows/follows.ts'
import { jobs } from './jobs/jobs.ts'
import type { Projected } from './kernel/projects.ts'
import { launches } from './launches/launches.ts'
import { members } from './members/members.ts'
import { moderation } from './moderation/moderation.ts'
import { notifications } from './notifications/notifications.ts'
import { operations } from './operations/operations.ts'
import { projections } from './projections/projections.ts'
import { results } from './results/results.ts'
import { reviews } from './reviews/reviews.ts'
import { saves } from './saves/saves.ts'
import { search } from './search/search.ts'
import { secrets } from './secrets/secrets.ts'
import { tags } from './tags/tags.ts'
import { tools } from './tools/tools.ts'
import { voting } from './voting/voting.ts'

export const capabilities: readonly Projected[] = [
  members,
  tools,
  tags,
  launches,
  voting,
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
  secrets,
  jobs,
  audits,
  analyses,
  projections,
  operations,
]
