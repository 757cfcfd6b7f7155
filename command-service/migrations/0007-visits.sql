-- How often each tool was looked at, and its site visited, by day of Los Angeles. Nothing is kept of whose visits these were.
create table identity.visit_counts (
  tool_id text not null,
  day date not null,
  views int not null,
  clicks int not null,
  primary key (tool_id, day)
);

-- Distinguishes a repeated visit from a new visitor during one day: hashes with a salt that is deleted with them. In no log and no replica.
create unlogged table identity.visit_salts (day date primary key, salt bytea not null);
create unlogged table identity.visitors (day date not null, visitor text not null, primary key (day, visitor));
