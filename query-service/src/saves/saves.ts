import { ownSavesRoute, savedPostsRoute, savedSharedRoute, savedRoute } from '@debut/events/saves/save-routes.ts'
import { saves as contract } from '@debut/events/saves/saves.ts'
import { serves } from '../kernel/query.ts'
import { savedPostsQuery } from './saved-posts-query.ts'
import { savedToolsQuery } from './saved-tools-query.ts'
import { ownSavesQuery, savedSharedQuery } from './saves-queries.ts'

export const saves = serves(contract, {
  answers: {
    [ownSavesRoute.name]: ownSavesQuery,
    [savedPostsRoute.name]: savedPostsQuery,
    [savedSharedRoute.name]: savedSharedQuery,
    [savedRoute.name]: savedToolsQuery,
  },
})
