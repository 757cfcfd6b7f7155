-- What members wrote within the last day, as hashes: how much it was, and whether a text says nearly the same as another.
create table identity.written_texts (
  id bigint generated always as identity,
  member_id uuid not null,
  text_id text not null,
  -- post or comment
  kind text not null,
  written_at timestamptz not null,
  -- Written within this day, and not only edited: it counts towards what its author may write in one.
  counts boolean not null,
  -- When it said what it says.
  said_at timestamptz not null,
  keys text[] not null,
  sketch text[] not null,
  primary key (member_id, text_id)
);
create index on identity.written_texts (said_at);
create index on identity.written_texts using gin (keys);
