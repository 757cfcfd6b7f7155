-- Accounts, as the auth service knows them. Nothing here is in the log, and nothing in the log needs it to be read.
create table identity.users (
  id uuid primary key,
  role text not null default 'authenticated',
  -- Lower case. A member has one account for an address; enterprise accounts stand apart, as their address is another's word.
  email text,
  phone text unique,
  -- PHC string of argon2id.
  password_hash text,
  email_confirmed_at timestamptz,
  phone_confirmed_at timestamptz,
  invited_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  reauthentication_sent_at timestamptz,
  new_email text,
  email_change_sent_at timestamptz,
  -- A change of address is agreed to from both: 1 once one of them has.
  email_change_agreed smallint not null default 0,
  new_phone text,
  phone_change_sent_at timestamptz,
  last_sign_in_at timestamptz,
  app_metadata jsonb not null default '{}',
  user_metadata jsonb not null default '{}',
  is_sso_user boolean not null default false,
  is_anonymous boolean not null default false,
  banned_until timestamptz,
  -- As the log had them at the last sign-in or change: a hint in tokens, so that refreshing one needs no log.
  roles jsonb not null default '[]',
  -- Whether this account has a change that is not in the log yet.
  welcome_due boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index users_email on identity.users (email) where not is_sso_user;
create index users_welcome_due on identity.users (updated_at) where welcome_due;
create index users_created on identity.users (created_at, id);

-- Who vouches for an account: its own email or phone, a provider, a wallet.
create table identity.identities (
  id uuid primary key,
  user_id uuid not null references identity.users on delete cascade,
  provider text not null,
  -- The provider's own name for the account.
  provider_id text not null,
  identity_data jsonb not null,
  last_sign_in_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (provider, provider_id)
);
create index identities_user on identity.identities (user_id);

create table identity.sessions (
  id uuid primary key,
  user_id uuid not null references identity.users on delete cascade,
  -- Newest first: [{ method, timestamp, provider? }].
  amr jsonb not null,
  -- Its refresh token in force is the one with this number; tokens are computed, never stored.
  generation int not null default 0,
  -- The last factor that it was raised with.
  factor_id uuid,
  created_at timestamptz not null,
  refreshed_at timestamptz not null,
  not_after timestamptz not null,
  user_agent text not null,
  address text not null
);
create index sessions_user on identity.sessions (user_id);
create index sessions_not_after on identity.sessions (not_after);

-- One of a purpose for an account at a time. The code is for typing, the link for clicking: either uses up both.
create table identity.one_time_codes (
  user_id uuid not null references identity.users on delete cascade,
  purpose text not null,
  code_hash bytea not null,
  link_hash bytea unique,
  -- The address or number it was sent to.
  sent_to text not null,
  -- Set where the link must end in a code for the browser that asked.
  flow_id uuid,
  attempts smallint not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (user_id, purpose)
);

-- A sign-in that leaves the page and returns: through a provider, or by a link from a mail.
create table identity.flows (
  id uuid primary key,
  user_id uuid references identity.users on delete cascade,
  -- Of the browser's PKCE; null where the answer goes into the fragment.
  code_challenge text,
  -- The code that the browser exchanges, once there is one.
  auth_code_hash bytea unique,
  auth_code_issued_at timestamptz,
  method text not null,
  provider text,
  -- What we need to finish with the provider (state, nonce, verifier), and then its tokens; sealed.
  sealed bytea,
  linking_user_id uuid references identity.users on delete cascade,
  redirect_to text not null,
  created_at timestamptz not null
);
create index flows_created on identity.flows (created_at);
-- Deleted together with their user.
create index flows_user on identity.flows (user_id);
create index flows_linking_user on identity.flows (linking_user_id);

create table identity.factors (
  id uuid primary key,
  user_id uuid not null references identity.users on delete cascade,
  factor_type text not null check (factor_type in ('totp', 'phone', 'webauthn')),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  friendly_name text not null default '',
  -- Of totp; sealed.
  secret bytea,
  -- The last time step whose code was taken: no code counts twice.
  last_step bigint,
  phone text,
  credential jsonb,
  last_challenged_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index factors_name on identity.factors (user_id, friendly_name) where friendly_name <> '';

create table identity.challenges (
  id uuid primary key,
  factor_id uuid not null references identity.factors on delete cascade,
  address text not null,
  code_hash bytea,
  webauthn jsonb,
  attempts smallint not null default 0,
  -- A challenge is answered once; a second answer is refused for that reason.
  used_at timestamptz,
  created_at timestamptz not null
);
create index challenges_factor on identity.challenges (factor_id);
create index challenges_created on identity.challenges (created_at);

-- A wallet's message signs in once.
create table identity.wallet_messages (
  hash bytea primary key,
  used_at timestamptz not null
);
create index wallet_messages_used on identity.wallet_messages (used_at);

-- Mails and text messages that wait to be sent. What was sent is deleted: it holds codes.
create table identity.outbox (
  id uuid primary key,
  user_id uuid references identity.users on delete cascade,
  channel text not null check (channel in ('email', 'sms', 'whatsapp')),
  recipient text not null,
  template text not null,
  payload jsonb not null,
  attempts int not null default 0,
  due_at timestamptz not null,
  -- A code that has expired is not sent.
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index outbox_due on identity.outbox (due_at);
create index outbox_user on identity.outbox (user_id);

-- Counts that may be lost in a crash: unlogged, so that counting costs no flush.
create unlogged table identity.rate_limits (
  key text primary key,
  tokens double precision not null,
  at timestamptz not null
);
create index rate_limits_at on identity.rate_limits (at);
