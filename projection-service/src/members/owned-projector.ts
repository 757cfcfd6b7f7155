import { eventsByCategory } from '@debut/events/events-by-category.ts'
import type { Recorded } from '@debut/events/kernel/envelope.ts'
import { defineProjector, type Fact, forRows } from '../kernel/projector.ts'

const reads = eventsByCategory(({ ownedBy }) => ownedBy !== undefined)
const ownerField = new Map(
  Object.values(reads)
    .flat()
    .map(({ type, ownedBy = '' }) => [type, ownedBy]),
)

const rowOf = ({ event, stream }: Recorded<Fact>) => ({
  member_id: Reflect.get(event.data, ownerField.get(event.type) ?? '') as unknown,
  stream,
})

/** The streams that are a member's without being named for them: what goes with an export, and what an erasure has to reach. */
export const owned = defineProjector('owned', {
  version: 1,
  derived: [...ownerField].map(([type, field]) => `${type} by ${field}`),
  reads,
  tables: `
    create table owned (
      member_id uuid not null,
      stream text not null,
      primary key (member_id, stream)
    );
  `,
  project: (batch) =>
    forRows(
      batch.all().map(rowOf),
      `insert into owned (member_id, stream)
       select * from json_to_recordset($1::json) as owned (member_id uuid, stream text) on conflict do nothing`,
    ),
  topics: () => [],
})
