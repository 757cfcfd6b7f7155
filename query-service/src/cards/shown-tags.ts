/** The tags that a tool stands under, in the order in which it carries them, with the names that admins gave them: `shown.tags`, `shown.names`. */
export const shownTags = (carried: string, schema: string) => `(
  select coalesce(array_agg(tag order by place), '{}') as tags, json_object_agg(tag, name) filter (where name <> tag) as names
  from (
    select coalesce(known.shown_as, own.tag) as tag, target.name, min(own.place) as place
    from unnest(${carried}) with ordinality own (tag, place)
    left join ${schema}.tags known on known.tag = own.tag
    left join ${schema}.tags target on target.tag = coalesce(known.shown_as, own.tag)
    where known.tag is null or known.shown_as is not null group by 1, 2
  ) each
) shown`

/** Nothing is said where the tag is shown as it is. */
export const namesOf = (names: Readonly<Record<string, string>> | null) => (names === null ? {} : { tagNames: names })

export const shownNameOf = (name: string | null, tag: string) => (name === null || name === tag ? {} : { shownName: name })
