-- Cookies of browsers that know an account name its generation: a higher one makes all of them worthless.
alter table identity.users add column device_generation int not null default 0;
