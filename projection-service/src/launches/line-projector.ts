import { LaunchAwaited, LaunchNotAwaited } from '@debut/events/launches/awaiting-events.ts'
import { isoOf } from '@debut/events/kernel/instant.ts'
import { SlotAssigned, SlotReleased } from '@debut/events/launches/launch-day-events.ts'
import {
  LaunchDisqualified,
  LaunchOpened,
  LaunchReinstated,
  LaunchRescheduled,
  LaunchScheduled,
  LaunchWithdrawn,
} from '@debut/events/launches/launch-events.ts'
import { LineJoined, LineLeft } from '@debut/events/launches/line/line-events.ts'
import { lastOfEach, marksTable } from '../kernel/marks.ts'
import { type Batch, defineProjector, forRows, type Statement } from '../kernel/projector.ts'
import { rounds } from '../kernel/rounds.ts'

const moved = [LaunchScheduled, LaunchRescheduled, LaunchWithdrawn, LaunchOpened, LaunchDisqualified, LaunchReinstated] as const

/** The waiting line, the days' slots, how each launch came by its day, and who waits for it. */
export const line = defineProjector('line', {
  version: 1,
  reads: {
    waitingLine: [LineJoined, LineLeft],
    launchDay: [SlotAssigned, SlotReleased],
    launch: moved,
    awaiting: [LaunchAwaited, LaunchNotAwaited],
  },
  tables: `
    create table waiting (
      launch_id text primary key,
      tool_id text not null,
      not_before date,
      -- Of its joining: the line's order.
      position bigint not null
    );
    create table slots (
      launch_id text not null,
      day date not null,
      tool_id text not null,
      lane text not null,
      position bigint not null,
      primary key (launch_id, day)
    );
    create index on slots (day, position);
    create table moves (
      launch_id text not null,
      position bigint not null,
      at timestamptz not null,
      what text not null,
      day date,
      because text,
      primary key (launch_id, position)
    );
    create table awaited (
      launch_id text not null,
      member_id uuid not null,
      primary key (launch_id, member_id)
    );
    create index on awaited (member_id);
  `,
  project: (batch) => [...waiting(batch), ...slots(batch), ...moves(batch), ...awaited(batch)],
  topics: () => [],
})

const waiting = (batch: Batch): Statement[] =>
  rounds(batch.of(LineJoined, LineLeft), ({ event }) => event.data.launchId).flatMap((round) => [
    ...forRows(
      round.flatMap(({ event, position }) => (event.type === 'LineJoined' ? [{ ...event.data, position }] : [])),
      `insert into waiting (launch_id, tool_id, not_before, position) select "launchId", "toolId", "notBefore", position
       from json_to_recordset($1::json) as joined ("launchId" text, "toolId" text, "notBefore" date, position bigint)`,
    ),
    ...forRows(
      round.flatMap(({ event }) => (event.type === 'LineLeft' ? [event.data] : [])),
      `delete from waiting using json_to_recordset($1::json) as gone ("launchId" text) where launch_id = gone."launchId"`,
    ),
  ])

const slots = (batch: Batch): Statement[] =>
  rounds(batch.of(SlotAssigned, SlotReleased), ({ event }) => event.data.launchId).flatMap((round) => [
    ...forRows(
      round.flatMap(({ event, position }) => (event.type === 'SlotAssigned' ? [{ ...event.data, position }] : [])),
      `insert into slots (launch_id, day, tool_id, lane, position) select "launchId", day, "toolId", lane, position
       from json_to_recordset($1::json) as given ("launchId" text, day date, "toolId" text, lane text, position bigint)`,
    ),
    ...forRows(
      round.flatMap(({ event }) => (event.type === 'SlotReleased' ? [event.data] : [])),
      `delete from slots using json_to_recordset($1::json) as gone ("launchId" text, day date)
       where launch_id = gone."launchId" and slots.day = gone.day`,
    ),
  ])

const moves = (batch: Batch): Statement[] =>
  forRows(
    batch.of(LineJoined, ...moved).map(({ event, position, envelope }) => ({ ...moveOf(event), position, at: isoOf(envelope.at) })),
    `insert into moves (launch_id, position, at, what, day, because)
     select * from json_to_recordset($1::json) as moved (launch_id text, position bigint, at timestamptz, what text, day date, because text)`,
  )

type Moved = ReturnType<typeof LineJoined> | ReturnType<(typeof moved)[number]>

const moveOf = ({ type, data }: Moved) => {
  const move = (what: string, day: string | null, because: string | null = null) => ({ launch_id: data.launchId, what, day, because })
  switch (type) {
    case 'LineJoined':
      return move('joined', null, data.because)
    case 'LaunchScheduled':
      return move('scheduled', data.boardDate, data.lane)
    case 'LaunchRescheduled':
      return move('rescheduled', data.from)
    case 'LaunchWithdrawn':
      return move('withdrawn', data.from)
    case 'LaunchOpened':
      return move('opened', data.boardDate)
    case 'LaunchDisqualified':
      return move('disqualified', data.boardDate, data.reason)
    case 'LaunchReinstated':
      return move('reinstated', data.boardDate, data.reason)
  }
}

const pair = { launch_id: 'text', member_id: 'uuid' }
const marks = marksTable({ name: 'awaited', key: pair, members: [] })

const awaited = (batch: Batch): Statement[] =>
  marks.set(
    lastOfEach(batch.of(LaunchAwaited, LaunchNotAwaited), Object.keys(pair), ({ type, data }) => ({
      launch_id: data.launchId,
      member_id: data.memberId,
      marked: type === 'LaunchAwaited',
    })),
  )
