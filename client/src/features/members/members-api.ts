import type { ApiClient } from '../../lib/api/api-client.ts'
import { parseMembersPage } from './member.ts'

const PAGE_SIZE = 30

export const fetchMembers = (api: ApiClient, before?: number) =>
  api.get(`/api/members?limit=${PAGE_SIZE}${before === undefined ? '' : `&before=${before}`}`, parseMembersPage)
