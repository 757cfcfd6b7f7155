import * as z from 'zod/mini'
import { count, dated, IsoInstant } from '../kernel/answer-fields.ts'

const discount = { kind: z.literal('discount'), percent: count, on: z.enum(['skip_line', 'any']) }
const freeSkip = { kind: z.literal('free-skip') }
const avatarBorder = { kind: z.literal('avatar-border'), border: z.literal([1, 2]) }

const Entitlement = z.union([z.object(discount), z.object(freeSkip), z.object(avatarBorder)])

const tier = count
/** With the tier that gave it. */
const Granted = z.union([z.object({ tier, ...discount }), z.object({ tier, ...freeSkip }), z.object({ tier, ...avatarBorder })])

const reward = { streaks: count, description: z.string(), multiplier: count }

/** The specification's answer: the tiers that are announced now, each once. */
export const NewRewards = z.object({ newRewards: z.array(z.object(reward)) })
export type NewRewards = z.infer<typeof NewRewards>

const when = z.nullable(IsoInstant)

/** All tiers, those that were reached with when; the rest is of the streak as it is shown today. */
export const MemberRewards = dated({
  streak: count,
  multiplier: count,
  lottery: z.boolean(),
  tiers: z.array(z.object({ ...reward, entitlements: z.array(Entitlement), grantedAt: when, announcedAt: when })),
  entitlements: z.array(Granted),
})
export type MemberRewards = z.infer<typeof MemberRewards>
