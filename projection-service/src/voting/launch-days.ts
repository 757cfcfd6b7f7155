import { isoOf } from '@debut/events/kernel/instant.ts'
import { LaunchDayClosed, LaunchDayOpened, LotteryDrawn } from '@debut/events/launches/launch-day-events.ts'
import { type Batch, forRows, type Statement } from '../kernel/projector.ts'

/** What was committed to when a day began and revealed when it was over, and its standings as they were frozen. */
export const launchDays = (batch: Batch): Statement[] => [
  ...forRows(
    batch.of(LaunchDayOpened).map(({ event: { data }, envelope, position }) => ({
      day: data.day,
      rule: data.rule,
      seed_hash: data.seedHash,
      opened_at: isoOf(envelope.at),
      opened_position: position,
    })),
    `insert into days (day, rule, seed_hash, opened_at, opened_position)
     select * from json_to_recordset($1::json) as opened (day date, rule text, seed_hash text, opened_at timestamptz, opened_position bigint)`,
  ),
  ...forRows(
    batch.of(LaunchDayClosed).map(({ event: { data }, envelope, position }) => ({
      day: data.day,
      seed: data.seed,
      merkle_root: data.merkleRoot,
      votes: data.votes,
      up_to: data.upTo,
      closed_at: isoOf(envelope.at),
      closed_position: position,
    })),
    `update days set seed = closed.seed, merkle_root = closed.merkle_root, votes = closed.votes, up_to = closed.up_to,
       closed_at = closed.closed_at, closed_position = closed.closed_position
     from json_to_recordset($1::json) as closed (day date, seed text, merkle_root text, votes int, up_to bigint, closed_at timestamptz,
       closed_position bigint)
     where days.day = closed.day`,
  ),
  ...forRows(
    batch.of(LaunchDayClosed).flatMap(({ event: { data } }) => data.standings.map((standing) => ({ day: data.day, ...standing }))),
    `insert into frozen (day, rank, launch_id, tool_id, points, voters)
     select * from json_to_recordset($1::json)
       as standings (day date, rank int, "launchId" text, "toolId" text, points int, voters int)`,
  ),
  ...forRows(
    batch.of(LotteryDrawn).map(({ event: { data } }) => ({
      day: data.day,
      draw: data.draw,
      eligible: data.eligible,
      winner_id: data.winner?.memberId,
      winner_leaf: data.winner?.leaf,
    })),
    `update days set draw = drawn.draw, eligible = drawn.eligible, winner_id = drawn.winner_id, winner_leaf = drawn.winner_leaf
     from json_to_recordset($1::json) as drawn (day date, draw text, eligible int, winner_id uuid, winner_leaf text)
     where days.day = drawn.day`,
  ),
]
