-- What the pseudonyms of voters are made with. Beside the read models and in no log: who reads either alone can't tell whose they are.
create table projections.pseudonym_salt (
  one boolean primary key default true check (one),
  salt bytea not null
);
insert into projections.pseudonym_salt (salt)
  values (sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));
