import { PostKind } from '@debut/events/discussion/discussion-form.ts'
import { topPeriods } from '@debut/events/discussion/post-questions.ts'
import * as z from 'zod/mini'
import { readFields, writeFields } from '../../../lib/page/address-fields.ts'

export const feedOrders = ['newest', 'following', 'top'] as const

const fields = {
  sort: z._default(z.enum(feedOrders), 'newest'),
  period: z._default(z.enum(topPeriods), 'week'),
  kind: z.optional(PostKind),
}

/** What the address of the feed asks for. */
export interface FeedPageQuery {
  readonly sort: (typeof feedOrders)[number]
  /** Of the order by likes alone. */
  readonly period: (typeof topPeriods)[number]
  readonly kind?: PostKind | undefined
}

export const feedQueryIn = (search: URLSearchParams): FeedPageQuery => readFields(fields, search)

export const feedAddress = ({ sort, period, kind }: FeedPageQuery): string =>
  `/community${writeFields(fields, { sort, kind, ...(sort === 'top' && { period }) })}`
