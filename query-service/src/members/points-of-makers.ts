/**
 * SQL for the points that makers won on closed days, to be narrowed and grouped by `maker.id`. Like boards, it leaves out launches that
 * were disqualified since, and tools that were hidden or removed.
 */
export const POINTS_OF_MAKERS = `
  select maker.id, sum(frozen.points)::int as points
  from :rankings:.frozen frozen
  join :tools:.launches launch on launch.launch_id = frozen.launch_id and not launch.disqualified
  join :tools:.tools tool on tool.tool_id = frozen.tool_id and tool.state = 'listed'
  cross join unnest(tool.makers) as maker (id)`
