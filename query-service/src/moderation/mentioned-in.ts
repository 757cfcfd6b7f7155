/** SQL for the names of the members that a text mentions, by their ids. It is null if none of them has a name. */
export const mentionedIn = (body: string): string => `(
  select json_object_agg(member_id, username) from regexp_matches(${body}, '@\\{([0-9a-f-]{36})\\}', 'g') as mention
  join :members:.members on member_id = mention[1]::uuid where username is not null
)`
