-- From which network a vote came, as a hash: it shows which members share one. In no log; deleted after 30 days, as is the salt.
create table identity.vote_origins (
  member_id uuid not null,
  launch_id text not null,
  origin text not null,
  at timestamptz not null,
  primary key (member_id, launch_id)
);
create index vote_origins_at on identity.vote_origins (at);
create table identity.origin_salts (period date primary key, salt bytea not null);

-- Why a detector holds a vote, in figures. That it does stands in the log.
create table identity.review_evidence (
  member_id uuid not null,
  number int not null,
  detector text not null,
  launch_id text not null,
  figures jsonb not null,
  found_at timestamptz not null,
  primary key (member_id, number, detector)
);
