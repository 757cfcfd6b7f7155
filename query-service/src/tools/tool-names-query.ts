import type { Slug } from '@debut/events/tools/tool-card.ts'
import type { ToolNames, ToolNamesQuery } from '@debut/events/tools/tool-names-routes.ts'
import type { SharedQuery } from '../kernel/query.ts'

/** However it is written: with spaces, capitals or neither. */
const plainName = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** A slug leads to its product also when that has another one by now. */
const TAKEN = `
  select distinct on (plain) plain, slug from (
    select replace(slugs.slug, '-', '') as plain, tools.slug as slug, 1 as turn
    from :tools:.slugs slugs join :tools:.tools tools using (tool_id)
    where tools.state = 'listed' and replace(slugs.slug, '-', '') = any(cast(:names as text[]))
    union all
    select regexp_replace(lower(name), '[^[:alnum:]]+', '', 'g') as plain, slug, 0 as turn
    from :tools:.tools where state = 'listed' and regexp_replace(lower(name), '[^[:alnum:]]+', '', 'g') = any(cast(:names as text[]))
  ) found order by plain, turn, slug`

/** Which of these names a listed product has, as its name or in its address. */
export const toolNamesQuery: SharedQuery<ToolNames, object, ToolNamesQuery> = {
  kind: 'shared',
  reads: ['tools'],
  read: async ({ query: { names } }, { database, checkpoints }) => {
    const { rows } = await database.raw<{ rows: { plain: string; slug: Slug }[] }>(TAKEN, {
      tools: checkpoints.of('tools').schema,
      names: names.map(plainName).filter((plain) => plain !== ''),
    })
    const slugs = new Map(rows.map(({ plain, slug }) => [plain, slug]))
    return {
      taken: names.flatMap((name) => {
        const slug = slugs.get(plainName(name))
        return slug === undefined ? [] : [{ name, slug }]
      }),
    }
  },
}
