-- How many messages came to what on a day of Los Angeles, as those that were sent are deleted. Nothing of what they said or to whom.
create table identity.message_counts (
  day date not null,
  channel text not null,
  outcome text not null check (outcome in ('sent', 'refused', 'expired')),
  messages int not null,
  primary key (day, channel, outcome)
);
