-- A projection is filled into a schema of its own, "<name>_v<version>". A rebuild fills the next one beside it.
create table projections.builds (
  name text not null,
  version int not null,
  -- The version of the projector's code that fills it.
  logic int not null,
  -- Everything up to here is in it: committed together with the rows it counts for.
  position bigint not null default 0,
  -- The event that this projection needs and can't read.
  stopped text,
  retired_at timestamptz,
  primary key (name, version)
);

-- The version in force: queries address its schema by name.
create table projections.active (
  name text primary key,
  version int not null,
  foreign key (name, version) references projections.builds
);
