import { AlternativeAccepted, AlternativeProposed, AlternativeRejected } from '@debut/events/alternatives/alternative-events.ts'
import { isoOf } from '@debut/events/kernel/instant.ts'
import { type Batch, forRows, type Statement } from '../kernel/projector.ts'
import { rounds } from '../kernel/rounds.ts'

export const pairTables = `
  create table pairs (
    alternative_id text primary key,
    tool_id text not null,
    -- The other side, as a subject.
    other text not null,
    -- Of a product from elsewhere, as it was proposed.
    name text,
    url text,
    -- proposed, accepted or rejected
    state text not null,
    reason text,
    proposed_by uuid not null,
    proposed_at timestamptz not null,
    -- Of its last change, as everywhere.
    position bigint not null
  );
  create index on pairs (tool_id);
  create index on pairs (other);
  create index on pairs (position) where state = 'proposed';
  create index on pairs (position desc) where state <> 'proposed';
  -- From elsewhere, as the first pair names it that was accepted.
  create table products (
    slug text primary key,
    name text not null,
    url text
  );
`

/** What became of pairs, in the order of the log; and what products are called from now on. */
export const pairRows = (batch: Batch): Statement[] => {
  const events = batch.of(AlternativeProposed, AlternativeAccepted, AlternativeRejected)
  const changed = rounds(events, ({ event }) => event.data.alternativeId).flatMap((round) => {
    const proposed = round.flatMap(({ event, position, envelope }) => {
      if (event.type !== 'AlternativeProposed') return []
      const { alternativeId, toolId, other, by } = event.data
      const side =
        other.kind === 'tool'
          ? { other: `tool:${other.toolId}`, name: null, url: null }
          : { other: `product:${other.slug}`, name: other.name, url: other.url }
      return [{ alternative_id: alternativeId, tool_id: toolId, ...side, by, at: isoOf(envelope.at), position }]
    })
    const decided = round.flatMap(({ event, position }) => {
      if (event.type === 'AlternativeProposed') return []
      const is =
        event.type === 'AlternativeAccepted' ? { state: 'accepted', reason: null } : { state: 'rejected', reason: event.data.reason }
      return [{ alternative_id: event.data.alternativeId, ...is, position }]
    })
    return [
      ...forRows(
        proposed,
        `insert into pairs (alternative_id, tool_id, other, name, url, state, proposed_by, proposed_at, position)
         select alternative_id, tool_id, other, name, url, 'proposed', by, at, position
         from json_to_recordset($1::json) as proposed
           (alternative_id text, tool_id text, other text, name text, url text, by uuid, at timestamptz, position bigint)
         on conflict (alternative_id) do update set name = excluded.name, url = excluded.url, state = excluded.state, reason = null,
           proposed_by = excluded.proposed_by, proposed_at = excluded.proposed_at, position = excluded.position`,
      ),
      ...forRows(
        decided,
        `update pairs set state = decided.state, reason = decided.reason, position = decided.position
         from json_to_recordset($1::json) as decided (alternative_id text, state text, reason text, position bigint)
         where pairs.alternative_id = decided.alternative_id`,
      ),
    ]
  })
  return [...changed, ...named(events.map(({ event }) => ({ alternative_id: event.data.alternativeId })))]
}

/** A product whose first pair is turned down goes by the name that the next one gave it. */
const named = (pairs: readonly object[]): Statement[] => {
  const slugs = `select distinct substr(other, 9) as slug from pairs
    where other like 'product:%' and alternative_id in (select alternative_id from json_to_recordset($1::json) as changed (alternative_id text))`
  return [
    ...forRows(pairs, `delete from products where slug in (${slugs})`),
    ...forRows(
      pairs,
      `insert into products (slug, name, url)
       select distinct on (other) substr(other, 9), name, url from pairs
       where state = 'accepted' and other in (select 'product:' || slug from (${slugs}) changed) order by other, position`,
    ),
  ]
}
