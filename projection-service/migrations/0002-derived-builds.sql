-- What the projector derived from all contracts when it filled the build. Code that derives more fills another build.
alter table projections.builds add column derived text[] not null default '{}';
