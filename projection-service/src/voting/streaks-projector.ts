import { StreakExtended, StreakStepUndone, VoteCast, VoteWithdrawn } from '@debut/events/voting/vote-events.ts'
import { defineProjector, forRows } from '../kernel/projector.ts'
import { calendarIn } from './calendar-days.ts'
import { streaksIn } from './member-streaks.ts'

/** Each member's streak as it was decided, and the days that they voted on. Whether a streak still stands is a question of today. */
export const streaks = defineProjector('streaks', {
  version: 1,
  reads: { voter: [VoteCast, VoteWithdrawn, StreakExtended, StreakStepUndone] },
  tables: `
    create table streaks (
      member_id uuid primary key,
      streak int not null,
      latest date,
      longest int not null,
      -- Of the last change of the streak.
      position bigint not null
    );
    create index on streaks (streak desc, position);
    create table calendar (
      member_id uuid not null,
      day date not null,
      -- Cast and not given back.
      votes int not null,
      -- What the day's first vote made of the streak.
      streak int,
      primary key (member_id, day)
    );
  `,
  project: (batch) => {
    const days = calendarIn(batch)
    const members = streaksIn(batch)
    return [
      ...forRows(
        days,
        `insert into calendar as known (member_id, day, votes, streak)
         select member_id, day, votes, streak from json_to_recordset($1::json) as days (member_id uuid, day date, votes int, streak int)
         on conflict (member_id, day) do update set votes = known.votes + excluded.votes, streak = coalesce(excluded.streak, known.streak)`,
      ),
      ...forRows(
        days.filter(({ undone }) => undone),
        `update calendar set streak = null
         from json_to_recordset($1::json) as undone (member_id uuid, day date)
         where calendar.member_id = undone.member_id and calendar.day = undone.day`,
      ),
      ...forRows(
        members.filter(({ undone }) => !undone),
        `insert into streaks as known (member_id, streak, latest, longest, position)
         select * from json_to_recordset($1::json) as extended (member_id uuid, streak int, latest date, longest int, position bigint)
         on conflict (member_id) do update set streak = excluded.streak, latest = excluded.latest,
           longest = greatest(known.longest, excluded.longest), position = excluded.position`,
      ),
      // A step that was undone was none: the longest streak is looked up among those that stand.
      ...forRows(
        members.filter(({ undone }) => undone),
        `insert into streaks (member_id, streak, latest, longest, position)
         select member_id, streak, latest,
           (select coalesce(max(calendar.streak), 0) from calendar where calendar.member_id = undone.member_id), position
         from json_to_recordset($1::json) as undone (member_id uuid, streak int, latest date, position bigint)
         on conflict (member_id) do update set streak = excluded.streak, latest = excluded.latest, longest = excluded.longest,
           position = excluded.position`,
      ),
    ]
  },
  topics: () => [],
})
