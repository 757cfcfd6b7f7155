-- Posts that are being written: a row for each member and post, and no event before it is published.
create table identity.post_drafts (
  post_id text not null,
  member_id uuid not null,
  -- Counts what was saved.
  revision int not null default 1,
  content jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  saved_at timestamptz not null default clock_timestamp(),
  primary key (member_id, post_id)
);
