import * as z from 'zod/mini'
import { defineRule, OFFICIAL } from './rule.ts'

export const VerifiedOnly = z.strictObject({})
export type VerifiedOnly = Readonly<Record<string, never>>

export const verifiedOnly = defineRule<VerifiedOnly>({
  id: 'verified-only',
  version: 1,
  title: 'Confirmed members only',
  says: 'Others’ votes weigh 0',
  means: 'Only votes by members who had confirmed an email address or a phone number when they voted count.',
  params: VerifiedOnly,
  initial: () => ({}),
  label: () => 'counting confirmed members only',
  chart: { title: 'Rank with confirmed members only', steps: () => [OFFICIAL, { label: 'Confirmed only', params: {} }] },
})
