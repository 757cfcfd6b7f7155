import { dayOf } from '@debut/events/kernel/calendar.ts'
import type { ToolAddresses } from '@debut/events/sitemap/sitemap-answers.ts'
import type { ToolAddressesQuery } from '@debut/events/sitemap/sitemap-questions.ts'
import type { z } from 'zod/mini'
import type { SharedQuery } from '../kernel/query.ts'
import { listToolAddresses } from './list-tool-addresses.ts'
import { nextOf } from './next-of.ts'

/** Tools that have a page of their own, for crawlers. */
export const toolAddressesQuery: SharedQuery<ToolAddresses, object, z.output<typeof ToolAddressesQuery>> = {
  kind: 'shared',
  reads: ['tools'],
  changesWith: (now) => [dayOf(now)],
  read: async ({ query: { limit, after }, now }, { database, checkpoints }) => {
    const tools = await listToolAddresses(database, checkpoints.of('tools').schema, { limit, after, today: dayOf(now) })
    return { tools: tools.map(({ tags, ...tool }) => ({ ...tool, tags: [...tags] })), next: nextOf(tools, limit, ({ slug }) => slug) }
  },
}
