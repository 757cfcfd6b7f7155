import { LaunchDayClosed } from '@debut/events/launches/launch-day-events.ts'
import { LaunchOpened, LaunchScheduled } from '@debut/events/launches/launch-events.ts'
import { LaunchPlanned, ToolListed } from '@debut/events/tools/tool-events.ts'
import { type Batch, defineProjector, forRows, type Statement } from '../kernel/projector.ts'
import { statesIn } from './launch-states.ts'

/** The directory: each tool's public card, and its launches from the day they are scheduled on. */
export const tools = defineProjector('tools', {
  version: 1,
  reads: { tool: [ToolListed, LaunchPlanned], launch: [LaunchScheduled, LaunchOpened], launchDay: [LaunchDayClosed] },
  tables: `
    create table tools (
      tool_id text primary key,
      slug text not null unique,
      name text not null,
      tagline text not null,
      url text not null,
      category text not null,
      pricing text not null,
      tags text[] not null,
      logo text not null,
      owner_id uuid not null,
      makers uuid[] not null,
      newest_launch text,
      -- Of its last change, as everywhere.
      position bigint not null
    );
    create table launches (
      launch_id text primary key,
      tool_id text not null,
      board_date date not null,
      lane text not null,
      state text not null,
      position bigint not null
    );
    create index on launches (tool_id);
    create index on launches (board_date);
  `,
  project: (batch) => [...listed(batch), ...planned(batch), ...scheduled(batch), ...moved(batch)],
  topics: () => [],
})

const listed = (batch: Batch): Statement[] =>
  forRows(
    batch.of(ToolListed).map(({ event: { data }, position }) => ({ ...data, position })),
    `insert into tools (tool_id, slug, name, tagline, url, category, pricing, tags, logo, owner_id, makers, position)
     select "toolId", slug, name, tagline, url, category, pricing, tags, logo, "ownerId", makers, position
     from json_to_recordset($1::json) as listed ("toolId" text, slug text, name text, tagline text, url text, category text,
       pricing text, tags text[], logo text, "ownerId" uuid, makers uuid[], position bigint)`,
  )

const planned = (batch: Batch): Statement[] => {
  const newest = new Map(batch.of(LaunchPlanned).map(({ event: { data }, position }) => [data.toolId, { ...data, position }]))
  return forRows(
    [...newest.values()],
    `update tools set newest_launch = planned."launchId", position = planned.position
     from json_to_recordset($1::json) as planned ("toolId" text, "launchId" text, position bigint) where tool_id = planned."toolId"`,
  )
}

const scheduled = (batch: Batch): Statement[] =>
  forRows(
    batch.of(LaunchScheduled).map(({ event: { data }, position }) => ({ ...data, position })),
    `insert into launches (launch_id, tool_id, board_date, lane, state, position)
     select "launchId", "toolId", "boardDate", lane, 'scheduled', position
     from json_to_recordset($1::json) as scheduled ("launchId" text, "toolId" text, "boardDate" date, lane text, position bigint)`,
  )

const moved = (batch: Batch): Statement[] =>
  forRows(
    statesIn(batch),
    `update launches set state = moved.state, position = moved.position
     from json_to_recordset($1::json) as moved (launch_id text, state text, position bigint) where launches.launch_id = moved.launch_id`,
  )
