-- While the log is still being read, about how many events are to come; null before the first of them has been read.
alter table projections.lags add column about_events bigint;
