/**
 * SQL for the points that makers won on closed days, as these days' boards show them now, to be narrowed and grouped by `maker.id`. Like
 * boards, it leaves out launches that were disqualified since, and tools that were hidden or removed.
 */
export const POINTS_OF_MAKERS = `
  select maker.id, sum(standing.points)::int as points
  from :rankings:.standings standing
  join :rankings:.days day on day.day = standing.start and day.closed_at is not null
  join :tools:.launches launch on launch.launch_id = standing.launch_id and not launch.disqualified
  join :tools:.tools tool on tool.tool_id = launch.tool_id and tool.state = 'listed'
  cross join unnest(tool.makers) as maker (id)
  where standing.period = 'day'`
