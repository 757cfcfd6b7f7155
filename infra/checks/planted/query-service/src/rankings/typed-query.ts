import type { Knex } from 'knex'
import type { ToolId } from '../tools/tool-id.ts'

export const typedQuery = (database: Knex, tool: ToolId) => database(tool)
