-- Decisions that a member is mailed of, a row for each. It outlives its mail, so that each decision is mailed once.
create table identity.decision_mails (
  act_id uuid not null,
  member_id uuid not null references identity.users on delete cascade,
  kind text not null,
  -- Where the log has it.
  stream text not null,
  revision int not null,
  position bigint not null,
  -- What it is about: only the last of several decisions about the same thing is mailed.
  thing text not null,
  -- What goes in one mail.
  bundle text not null,
  happened_at timestamptz not null,
  -- Null once it was mailed, or need not be.
  due_at timestamptz,
  mailed_at timestamptz,
  primary key (act_id, member_id)
);
create index decision_mails_due on identity.decision_mails (due_at) where due_at is not null;
create index decision_mails_of_member on identity.decision_mails (member_id);
