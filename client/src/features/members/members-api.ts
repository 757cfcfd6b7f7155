import { Members } from '@debut/events/members/member-answers.ts'
import type { ApiClient } from '../../lib/api/api-client.ts'
import { pageOf } from './member.ts'

const PAGE_SIZE = 30

export const fetchMembers = async (api: ApiClient, before?: number) =>
  pageOf(await api.get(`/api/members?limit=${PAGE_SIZE}${before === undefined ? '' : `&before=${before}`}`, Members))
