import {
  continuedSanctionsRoute,
  hiddenQueueRoute,
  memberConductRoute,
  moderationLogRoute,
  openAppealsRoute,
  ownActsRoute,
  staffTextRoute,
  votesAtStakeRoute,
} from '@debut/events/moderation/moderation-routes.ts'
import { moderation as contract } from '@debut/events/moderation/moderation.ts'
import { serves } from '../kernel/query.ts'
import { continuedSanctionsQuery } from './continued-sanctions-query.ts'
import { hiddenQueueQuery } from './hidden-queue-query.ts'
import { memberConductQuery } from './member-conduct-query.ts'
import { moderationLogQuery } from './moderation-log-query.ts'
import { openAppealsQuery } from './open-appeals-query.ts'
import { ownActsQuery } from './own-acts-query.ts'
import { staffTextQuery } from './staff-text-query.ts'
import { sanctionTopic } from './sanction-topic.ts'
import { votesAtStakeQuery } from './votes-at-stake-query.ts'

export const moderation = serves(contract, {
  answers: {
    [moderationLogRoute.name]: moderationLogQuery,
    [openAppealsRoute.name]: openAppealsQuery,
    [continuedSanctionsRoute.name]: continuedSanctionsQuery,
    [memberConductRoute.name]: memberConductQuery,
    [votesAtStakeRoute.name]: votesAtStakeQuery,
    [ownActsRoute.name]: ownActsQuery,
    [hiddenQueueRoute.name]: hiddenQueueQuery,
    [staffTextRoute.name]: staffTextQuery,
  },
  topics: { sanction: sanctionTopic },
})
