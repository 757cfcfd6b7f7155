import { ask } from '../../lib/api/ask.ts'
import { membersRoute } from '@debut/events/members/member-routes.ts'
import type { ApiClient } from '../../lib/api/api-client.ts'
import { pageOf } from './member.ts'

const PAGE_SIZE = 30

export const fetchMembers = async (api: ApiClient, before?: number) => pageOf(await ask(api, membersRoute, { limit: PAGE_SIZE, before }))
