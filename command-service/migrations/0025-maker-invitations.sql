-- Invitations of makers by email: rows and no events, as they hold addresses of people who are no members, and are deleted after 14 days.
create table identity.maker_invitations (
  id uuid primary key,
  tool_id text not null,
  invited_by uuid not null,
  -- Null once it was answered or taken back: the rest is kept for the bound on mails to one mailbox.
  address text,
  -- Keyed with `IDENTITY_SECRET`, as are those that want no invitations.
  mailbox_hash bytea not null,
  -- The member whose confirmed address it is, once they were notified.
  member_id uuid,
  delivered_at timestamptz,
  mailed_at timestamptz,
  mail_id uuid,
  created_at timestamptz not null
);
create unique index maker_invitations_open on identity.maker_invitations (tool_id, mailbox_hash) where address is not null;
create index maker_invitations_address on identity.maker_invitations (address) where member_id is null;
create index maker_invitations_mailbox on identity.maker_invitations (mailbox_hash);
create index maker_invitations_member on identity.maker_invitations (member_id) where member_id is not null;
create index maker_invitations_inviter on identity.maker_invitations (invited_by);
create index maker_invitations_created on identity.maker_invitations (created_at);

-- Mailboxes that want no invitations, by a keyed hash and nothing else.
create table identity.uninvited_mailboxes (
  hash bytea primary key
);
