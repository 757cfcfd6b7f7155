/** What a launch has on a board by the votes that are kept: for rows of `launch_id`, and of `last`, the board's last day. */
export const recountOf = (rows: string): string => `lateral (
  select coalesce(sum(weight), 0) as points, count(*) as voters, coalesce(max(position), 0) as last_position
  from counted
  where counted.launch_id = ${rows}.launch_id and counts_on <= ${rows}.last
    and (state = 'counted' or (state = 'withdrawn' and withdrawn_on > ${rows}.last))
) as recount`
