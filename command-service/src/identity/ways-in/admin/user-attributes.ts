import { z } from 'zod'
import { optionalText, UserMetadata } from '../../refusals/parse-or-refuse.ts'

/** What the operator may say of an account. */
export const UserAttributes = z.object({
  id: z.uuid().nullish(),
  email: optionalText(),
  phone: optionalText(),
  password: optionalText(),
  /** Refused rather than left out: the account would have another password than the caller believes. */
  password_hash: z.null('hashes from elsewhere are not taken').optional(),
  email_confirm: z.boolean().nullish(),
  phone_confirm: z.boolean().nullish(),
  user_metadata: UserMetadata.nullish(),
  app_metadata: UserMetadata.nullish(),
  ban_duration: optionalText(),
  role: optionalText(),
})

export type UserAttributes = z.output<typeof UserAttributes>
