-- What the projector derived from all contracts when it filled the build. Whoever derives more fills another.
alter table projections.builds add column derived text[] not null default '{}';
