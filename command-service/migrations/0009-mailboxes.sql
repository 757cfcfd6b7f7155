-- The mailbox behind a confirmed address, as `accounts/mailbox.ts` folds it. A member has one account for a mailbox;
-- accounts that shared one before are kept: the older one holds the mailbox, the other holds none.
alter table identity.users add column mailbox text;

with parts as (
  select id, created_at, lower(email) as email,
    substring(lower(email) from '^(.*)@[^@]*$') as local,
    substring(lower(email) from '@([^@]*)$') as domain
  from identity.users
  where email_confirmed_at is not null and not is_sso_user
),
folded as (
  select id, created_at, email,
    coalesce(nullif(case when domain in ('gmail.com', 'googlemail.com') then replace(split_part(local, '+', 1), '.', '')
      else split_part(local, '+', 1) end, ''), local) as local,
    case when domain = 'googlemail.com' then 'gmail.com'
      when domain in ('ya.ru', 'yandex.by', 'yandex.com', 'yandex.kz') then 'yandex.ru'
      else domain end as domain
  from parts
),
ranked as (
  select id, coalesce(local || '@' || domain, email) as mailbox,
    row_number() over (partition by coalesce(local || '@' || domain, email) order by created_at, id) as place
  from folded
)
update identity.users set mailbox = ranked.mailbox from ranked where ranked.id = users.id and ranked.place = 1;

create unique index users_mailbox on identity.users (mailbox);
