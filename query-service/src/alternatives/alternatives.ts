import { subjectsRoute, alternativesRoute, moderatedAlternativesRoute } from '@debut/events/alternatives/alternative-routes.ts'
import { alternatives as contract } from '@debut/events/alternatives/alternatives.ts'
import { serves } from '../kernel/query.ts'
import { alternativesQuery } from './alternatives-query.ts'
import { moderatedAlternativesQuery } from './moderated-alternatives-query.ts'
import { subjectsQuery } from './subjects-query.ts'

export const alternatives = serves(contract, {
  answers: {
    [subjectsRoute.name]: subjectsQuery,
    [alternativesRoute.name]: alternativesQuery,
    [moderatedAlternativesRoute.name]: moderatedAlternativesQuery,
  },
})
