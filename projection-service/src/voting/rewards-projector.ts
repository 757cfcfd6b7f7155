import { isoOf } from '@debut/events/kernel/instant.ts'
import { RewardGranted, RewardsAnnounced } from '@debut/events/voting/vote-events.ts'
import { type Batch, defineProjector, forRows, type Statement } from '../kernel/projector.ts'

/** The tiers that each member reached, and when they were notified of them. */
export const rewards = defineProjector('rewards', {
  version: 1,
  reads: { voter: [RewardGranted, RewardsAnnounced] },
  tables: `
    create table granted (
      member_id uuid not null,
      tier int not null,
      granted_at timestamptz not null,
      position bigint not null,
      announced_at timestamptz,
      primary key (member_id, tier)
    );
  `,
  project: (batch) => [...granted(batch), ...announced(batch)],
  topics: () => [],
})

const granted = (batch: Batch): Statement[] =>
  forRows(
    batch.of(RewardGranted).map(({ event: { data }, envelope, position }) => ({ ...data, at: isoOf(envelope.at), position })),
    `insert into granted (member_id, tier, granted_at, position)
     select * from json_to_recordset($1::json) as granted ("memberId" uuid, tier int, at timestamptz, position bigint)`,
  )

const announced = (batch: Batch): Statement[] =>
  forRows(
    batch
      .of(RewardsAnnounced)
      .flatMap(({ event: { data }, envelope }) => data.tiers.map((tier) => ({ memberId: data.memberId, tier, at: isoOf(envelope.at) }))),
    `update granted set announced_at = announced.at
     from json_to_recordset($1::json) as announced ("memberId" uuid, tier int, at timestamptz)
     where granted.member_id = announced."memberId" and granted.tier = announced.tier`,
  )
