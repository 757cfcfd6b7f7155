import * as z from 'zod/mini'

export const Username = z
  .string()
  .check(
    z.minLength(3, 'At least 3 characters.'),
    z.maxLength(30, 'At most 30 characters.'),
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Only a–z, 0–9, and single dashes between them.'),
  )
  .brand<'Username'>()
export type Username = z.infer<typeof Username>

/** Words that are addresses of ours, or that would pass for us. */
const RESERVED = new Set(
  `about account admin administrator affiliates alternatives analyst api auth avatars badges blog categories commands community
  contact debut edit everyone faqs feed followers following free-tools healthz help info launch launchpad legal login logout mail
  me member members metrics moderator monthly newsletter null official owner posts pricing privacy profile readyz root security
  settings signup staff status streaks support system tags team terms tool tools transparency undefined user weekly www yearly`.split(
    /\s+/,
  ),
)

export const isReserved = (username: Username): boolean => RESERVED.has(username)

/** So many a member may have had: each stays theirs, and names are everybody's. */
export const USERNAMES_EACH = 10
