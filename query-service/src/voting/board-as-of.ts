import { lastDayOfPeriod } from '@debut/events/kernel/periods.ts'
import { dayOf } from '@debut/events/kernel/calendar.ts'
import { isoOf } from '@debut/events/kernel/instant.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { hiddenFrom } from './hidden-days.ts'
import { type BoardPage, HIDDEN_LAST, placeOf, type PlaceRow } from './board-standings.ts'

/**
 * What votes had been judged by then: held, voided, or 'counted' where they were restored. For the few thousand votes of a day it is
 * looked up one by one; for a million, all judgements are sorted once.
 */
const FEW = {
  votes: 'vote.launch_id = any(array(select launch_id from shown))',
  judged: `(
         select member_id, number, state from :votes:.vote_changes change
         where change.member_id = vote.member_id and change.number = vote.number and change.at <= :now and state <> 'withdrawn'
         order by change.at desc, change.position desc limit 1
       )`,
}
const MANY = {
  votes: 'vote.board_date between :start and :last',
  judged: `(
         select distinct on (member_id, number) member_id, number, state from :votes:.vote_changes
         where at <= :now and state <> 'withdrawn' order by member_id, number, at desc, position desc
       )`,
}

/** A page of a board as it was shown at `now`, counted from the ledger: votes cast by then, in the state they had then. */
export const boardAsOf = async (
  database: Knex,
  { rankings, votes }: { readonly rankings: string; readonly votes: string },
  { period, start, now, limit, offset }: BoardPage,
) => {
  const among = period === 'day' ? FEW : MANY
  const { rows } = await database.raw<{ rows: (PlaceRow & { total: number })[] }>(
    `with known as (
       select launch_id, tool_id, board_date, hidden_order from :rankings:.standings where period = :period and start = :start
       union all
       select launch_id, tool_id, board_date, hidden_order from :rankings:.absences
       where until is null and board_date between :start and :last and hidden_order is not null
     ), shown as (
       select launch_id, tool_id, board_date, hidden_order, board_date >= :hides as hidden
       from known left join :rankings:.days day on day.day = known.board_date
       where board_date <= :today and coalesce(opened_at <= :now, true) and not exists (
         select from :rankings:.absences gone
         where gone.launch_id = known.launch_id and gone.since <= :now and coalesce(gone.until > :now, true)
       )
     ), counted as (
       select launch_id, sum(weight) as points, count(*) as voters, max(vote.position) as last_position
       from :votes:.votes vote
       where ${among.votes} and vote.cast_at <= :now and vote.counts_on <= :last and not exists (
         select from ${among.judged} judged
         where judged.member_id = vote.member_id and judged.number = vote.number and judged.state in ('held', 'voided')
       ) and (vote.withdrawn_on is null or vote.withdrawn_on > :last or not exists (
         select from :votes:.vote_changes change
         where change.member_id = vote.member_id and change.number = vote.number and change.at <= :now and change.state = 'withdrawn'
       ))
       group by launch_id
     ), standing as (
       select launch_id, tool_id, shown.board_date, hidden_order, hidden,
         coalesce(points, 0) as points, coalesce(voters, 0) as voters, coalesce(last_position, 0) as last_position
       from shown left join counted using (launch_id)
     )
     select board.total, place.*
     from (select count(*) as total from shown) board
     left join lateral (select * from standing order by ${HIDDEN_LAST} limit :limit offset :offset) place on true`,
    {
      rankings,
      votes,
      period,
      start,
      limit,
      offset,
      now: isoOf(now),
      today: dayOf(now),
      hides: hiddenFrom(now),
      last: lastDayOfPeriod(period, start),
    },
  )
  return {
    total: rows[0]?.total ?? 0,
    places: rows.filter(({ launch_id }) => launch_id !== null).map((row, index) => placeOf(row, offset + index + 1)),
  }
}
