import type { Knex } from 'knex'

export const typedQuery = (database: Knex) => database('tools')
