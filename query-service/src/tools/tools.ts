import { tools as contract } from '@debut/events/tools/tools.ts'
import { serves } from '../kernel/query.ts'
import { toolQuery } from './tool-query.ts'
import { toolTopic } from './tool-topic.ts'

export const tools = serves(contract, { answers: { 'GET /api/tools/:tool': toolQuery }, topics: { tool: toolTopic } })
