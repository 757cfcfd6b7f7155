/** SQL for the names of those whom a text mentions, by their ids; null where none of them has a name. */
export const mentionedIn = (body: string): string => `(
  select json_object_agg(member_id, username) from regexp_matches(${body}, '@\\{([0-9a-f-]{36})\\}', 'g') as mention
  join :members:.members on member_id = mention[1]::uuid where username is not null
)`
