-- In force from its first event on, for want of another, and not yet once as far as the log: readers wait for it.
alter table projections.builds add column filling boolean not null default false;
