import { typedQuery } from '../../rankings/typed-query.ts'

export const given = typedQuery
