import * as z from 'zod/mini'
import { isKept } from './reserved-names.ts'

export const Username = z
  .string()
  .check(
    z.minLength(3, 'At least 3 characters.'),
    z.maxLength(30, 'At most 30 characters.'),
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Only a–z, 0–9, and single dashes between them.'),
  )
  .brand<'Username'>()
export type Username = z.infer<typeof Username>

/** Says whether a username is reserved for Debut itself. Members who had it before it was reserved keep it. */
export const isReserved = (username: Username): boolean => isKept(username)

/** So many a member may have had: each stays theirs, and names are everybody's. */
export const USERNAMES_EACH = 10
