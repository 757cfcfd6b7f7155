/** A review is kept as it was typed, so that what looks like a mention need not be an id. */
const MENTION = String.raw`@\{([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})\}`

/** SQL for the names of those whom a text mentions, by their ids; null where none of them has a name. */
export const mentionedIn = (body: string): string => `(
  select json_object_agg(member_id, username) from regexp_matches(${body}, '${MENTION}', 'g') as mention
  join :members:.members on member_id = mention[1]::uuid where username is not null
)`
