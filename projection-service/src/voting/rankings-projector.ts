import { isoOf } from '@debut/events/kernel/instant.ts'
import { AwardRevised, AwardsGranted, LaunchDayClosed, LaunchDayOpened, LotteryDrawn } from '@debut/events/launches/launch-day-events.ts'
import { LaunchDisqualified, LaunchOpened, LaunchReinstated } from '@debut/events/launches/launch-events.ts'
import { ToolHidden, ToolRemoved, ToolShown } from '@debut/events/tools/tool-events.ts'
import { VoteCast, VoteHeld, VoteRestored, VoteVoided, VoteWithdrawn } from '@debut/events/voting/vote-events.ts'
import { type Batch, defineProjector, forRows } from '../kernel/projector.ts'
import { awards } from './awards.ts'
import { castVotes } from './cast-votes.ts'
import { changedVotes } from './changed-votes.ts'
import { disqualifiedLaunches, absencesTable } from './disqualified-launches.ts'
import { launchDays } from './launch-days.ts'
import { openedLaunches } from './opened-launches.ts'
import { touchedIn } from './touched.ts'

/** Tools that boards show from now on, or no longer: they keep their standings. */
const seenOrNot = (batch: Batch) =>
  batch
    .of(ToolHidden, ToolShown, ToolRemoved)
    .map(({ event, envelope, position }) => ({ toolId: event.data.toolId, position, at: isoOf(envelope.at) }))

const MOVE_BOARDS = `
  update boards set position = moved.position, at = moved.at from (
    select period, start, max(changed.position) as position, max(changed.at) as at
    from json_to_recordset($1::json) as changed ("toolId" text, position bigint, at timestamptz)
    join standings on standings.tool_id = changed."toolId" group by 1, 2
  ) moved where boards.period = moved.period and boards.start = moved.start and boards.position < moved.position`

/** All boards under rule v1, as `VoteLedger` says it in code, and what was published of each day. */
export const rankings = defineProjector('rankings', {
  version: 7,
  reads: {
    voter: [VoteCast, VoteWithdrawn, VoteHeld, VoteVoided, VoteRestored],
    launch: [LaunchOpened, LaunchDisqualified, LaunchReinstated],
    tool: [ToolHidden, ToolShown, ToolRemoved],
    launchDay: [LaunchDayOpened, LaunchDayClosed, LotteryDrawn, AwardsGranted, AwardRevised],
  },
  tables: `
    create table standings (
      period text not null,
      start date not null,
      launch_id text not null,
      tool_id text not null,
      board_date date not null,
      -- From 1 on: the place among the day's launches while their points are hidden.
      hidden_order int not null default 0,
      points int not null default 0,
      voters int not null default 0,
      -- Of the last vote that counts.
      last_position bigint not null default 0,
      primary key (launch_id, period)
    );
    -- The order of the rule, so that a page of a board is read and not sorted.
    create index on standings (period, start, points desc, voters desc, last_position, launch_id);
    -- The last event that changed a board.
    create table boards (
      period text not null,
      start date not null,
      position bigint not null,
      at timestamptz not null,
      primary key (period, start)
    );
    -- Every vote, for recounts.
    create table counted (
      member_id uuid not null,
      number int not null,
      launch_id text not null,
      board_date date not null,
      counts_on date not null,
      weight smallint not null,
      position bigint not null,
      state text not null,
      withdrawn_on date,
      primary key (member_id, number)
    );
    create index on counted (launch_id);
    create table days (
      day date primary key,
      rule text not null,
      seed_hash text not null,
      opened_at timestamptz not null,
      opened_position bigint not null,
      seed text,
      merkle_root text,
      votes int,
      up_to bigint,
      closed_position bigint,
      closed_at timestamptz,
      draw text,
      eligible int,
      winner_id uuid,
      winner_leaf text
    );
    create table frozen (
      day date not null,
      rank int not null,
      launch_id text not null,
      tool_id text not null,
      points int not null,
      voters int not null,
      primary key (day, rank)
    );
    create table awards (
      period text not null,
      start date not null,
      place int not null,
      launch_id text not null,
      tool_id text not null,
      points int not null,
      voters int not null,
      position bigint not null,
      primary key (period, start, place)
    );
    -- Why a period's awards are others than were granted first, and the event that caused it; also where none are left.
    create table revisions (
      period text not null,
      start date not null,
      reason text not null,
      because bigint not null,
      primary key (period, start)
    );
    ${absencesTable}
  `,
  project: (batch) => [
    ...openedLaunches(batch),
    ...castVotes(batch),
    ...changedVotes(batch),
    ...launchDays(batch),
    ...awards(batch),
    ...disqualifiedLaunches(batch),
    ...forRows(
      touchedIn(batch).boards.map(({ at, ...board }) => ({ ...board, at: isoOf(at) })),
      `insert into boards (period, start, position, at)
       select * from json_to_recordset($1::json) as touched (period text, start date, position bigint, at timestamptz)
       on conflict (period, start) do update set position = excluded.position, at = excluded.at`,
    ),
    ...forRows(seenOrNot(batch), MOVE_BOARDS),
  ],
  topics: (batch) => {
    const { boards, tools } = touchedIn(batch)
    return [...boards.map(({ period, start }) => `board:${period}:${start}`), ...[...tools].map((toolId) => `tool:${toolId}`)]
  },
})
