import { results as contract } from '@debut/events/results/results.ts'
import { serves } from '../kernel/query.ts'
import { resultsTopic } from './results-topic.ts'

export const results = serves(contract, { topics: { results: resultsTopic } })
