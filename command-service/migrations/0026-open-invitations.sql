-- What is looked for each second, beside the many that are kept for the bound on mails to one mailbox.
create index maker_invitations_undelivered on identity.maker_invitations (created_at) where address is not null and delivered_at is null;
create index maker_invitations_unmatched on identity.maker_invitations (created_at) where address is not null and member_id is null;

-- Null once the account of who invited is erased.
alter table identity.maker_invitations alter column invited_by drop not null;
