-- A long state is kept in parts, of which a command loads the one that it needs. Snapshots of the old form are of no use.
delete from identity.snapshots;
alter table identity.snapshots alter column state type json using state::json, alter column remembered type json using remembered::json;

create table identity.snapshot_parts (
  stream text not null,
  version int not null,
  part text not null,
  state json not null,
  primary key (stream, version, part)
);
