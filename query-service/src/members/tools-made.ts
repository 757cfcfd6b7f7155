import { MADE_TOOLS } from '@debut/events/members/made-tool.ts'

/**
 * What a row shows of the tools that a member makes, as SQL: JSON of the first ones on their own page. The column of their id is named
 * with its table.
 */
export const toolsMadeBy = (memberId: `${string}.${string}`) => `(
  select coalesce(json_agg(json_build_object('slug', slug, 'name', name, 'logo', logo)), '[]') from (
    select slug, name, logo from :tools:.tools tool where makers @> array[${memberId}] and state = 'listed'
    order by (select max(board_date) from :tools:.launches launch where launch.tool_id = tool.tool_id) desc nulls last, tool_id desc
    limit ${MADE_TOOLS}
  ) as made)`
