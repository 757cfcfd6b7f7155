-- Solved challenges of proof of work that a sign-up was made with: each is good once. Kept until it could not be used any more.
create table identity.spent_proofs (
  hash bytea primary key,
  expires_at timestamptz not null
);
create index spent_proofs_expires on identity.spent_proofs (expires_at);
