import * as z from 'zod/mini'
import { queryNumber } from '../kernel/query-fields.ts'
import { Slug } from '../tools/tool-card.ts'
import { typedText } from '../kernel/plain-text.ts'

const MOST = 1_000
const limit = z._default(queryNumber(1, MOST), MOST)

export const ToolAddressesQuery = z.strictObject({ limit, after: z.optional(Slug) })
export const AlternativeAddressesQuery = z.strictObject({ limit, after: z._default(typedText(80), '') })
const byPosition = { limit, after: z._default(queryNumber(0, Number.MAX_SAFE_INTEGER), 0) }
export const MemberAddressesQuery = z.strictObject(byPosition)
export const PostAddressesQuery = z.strictObject(byPosition)
