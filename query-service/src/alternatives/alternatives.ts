import { alternatives as contract } from '@debut/events/alternatives/alternatives.ts'
import { serves } from '../kernel/query.ts'
import { alternativesQuery } from './alternatives-query.ts'
import { moderatedAlternativesQuery } from './moderated-alternatives-query.ts'
import { subjectsQuery } from './subjects-query.ts'

export const alternatives = serves(contract, {
  answers: {
    'GET /api/alternatives': subjectsQuery,
    'GET /api/alternatives/:subject': alternativesQuery,
    'GET /api/moderation/alternatives': moderatedAlternativesQuery,
  },
})
