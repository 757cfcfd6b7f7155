-- Messages to us: rows and no events, as they hold addresses and texts of people who are no members, and have to be deleted when one of them asks.
create table identity.contact_messages (
  id text primary key,
  reference text not null unique,
  topic text not null,
  status text not null default 'new' check (status in ('new', 'answered', 'closed', 'spam')),
  -- Counts what admins changed.
  revision int not null default 1,
  -- Null for a visitor.
  member_id uuid,
  name text not null,
  email text not null,
  -- Where mails to that address end up, as far as that is certain: by it, receipts are counted.
  mailbox text not null,
  about text not null,
  message text not null,
  -- What was mailed when the message came, and that mail's id. Null where nothing was.
  receipt text check (receipt in ('copy', 'receipt')),
  receipt_mail uuid,
  received_at timestamptz not null,
  changed_at timestamptz not null
);
create index contact_messages_status on identity.contact_messages (status, received_at);
create index contact_messages_mailbox on identity.contact_messages (mailbox, received_at);
create index contact_messages_member on identity.contact_messages (member_id) where member_id is not null;
create index contact_messages_received on identity.contact_messages (received_at);

create table identity.contact_replies (
  -- That of its mail.
  id uuid primary key,
  message_id text not null references identity.contact_messages on delete cascade,
  -- The admin. Null once they are gone.
  written_by uuid,
  text text not null,
  sent_at timestamptz not null
);
create index contact_replies_message on identity.contact_replies (message_id, sent_at);

-- Mails that were given up, by their ids alone: the recipient's mail server refused them, or they could not be sent in time.
create table identity.undelivered_mails (
  id uuid primary key,
  given_up_at timestamptz not null
);
create index undelivered_mails_at on identity.undelivered_mails (given_up_at);
