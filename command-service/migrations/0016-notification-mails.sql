-- Notifications that go by email, a row for each. It outlives its mail, so that a member is mailed once of what they are notified of once.
create table identity.notification_mails (
  id uuid primary key,
  member_id uuid not null references identity.users on delete cascade,
  actor_id uuid,
  type text not null,
  payload jsonb not null,
  -- The post or the product that it is about: mails of one type about one of them are an hour apart.
  about text not null,
  position bigint not null,
  happened_at timestamptz not null,
  -- Null once it was mailed, or need not be.
  due_at timestamptz,
  mailed_at timestamptz
);
create index notification_mails_due on identity.notification_mails (due_at) where due_at is not null;
create index notification_mails_last on identity.notification_mails (member_id, type, about, mailed_at);
