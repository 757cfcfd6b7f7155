import * as z from 'zod/mini'
import { pageFields, queryNumber } from '../kernel/query-fields.ts'
import { MemberId } from '../kernel/ids.ts'
import { Username } from './username.ts'
import { typedText } from '../kernel/plain-text.ts'

export const MemberParams = z.object({ memberId: MemberId })
export const MembersQuery = z.object({ limit: pageFields.limit, before: z.optional(queryNumber(1, Number.MAX_SAFE_INTEGER)) })

/** Not `:memberId`, which would be for that member alone. */

/** A username that is not valid belongs to no member. */
export const ProfileParams = z.object({
  username: z.catch(z.optional(z.pipe(z.string().check(z.toLowerCase()), Username)), undefined),
})

export const CheckUsernameQuery = z.object({ username: typedText(200) })

/** Longer ones are fetched from nowhere. */
const LONGEST_ADDRESS = 2_048

/** Of all that a client may say of itself, only this is its own to say. */
export const ProfileBody = z.nullish(
  z.object({
    username: z.optional(Username),
    avatar_url: z.nullish(typedText(LONGEST_ADDRESS).check(z.minLength(1))),
    onboarded: z.optional(z.boolean()),
  }),
)
