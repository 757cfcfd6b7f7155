import {
  memberConductRoute,
  moderationLogRoute,
  openAppealsRoute,
  ownActsRoute,
  votesAtStakeRoute,
} from '@debut/events/moderation/moderation-routes.ts'
import { moderation as contract } from '@debut/events/moderation/moderation.ts'
import { serves } from '../kernel/query.ts'
import { memberConductQuery } from './member-conduct-query.ts'
import { moderationLogQuery } from './moderation-log-query.ts'
import { openAppealsQuery } from './open-appeals-query.ts'
import { ownActsQuery } from './own-acts-query.ts'
import { sanctionTopic } from './sanction-topic.ts'
import { votesAtStakeQuery } from './votes-at-stake-query.ts'

export const moderation = serves(contract, {
  answers: {
    [moderationLogRoute.name]: moderationLogQuery,
    [openAppealsRoute.name]: openAppealsQuery,
    [memberConductRoute.name]: memberConductQuery,
    [votesAtStakeRoute.name]: votesAtStakeQuery,
    [ownActsRoute.name]: ownActsQuery,
  },
  topics: { sanction: sanctionTopic },
})
