-- Two processes are called as their files are: each goes on where it was.
update identity.processes set name = 'notify-awaiting' where name = 'tell-awaiting';
update identity.processes set name = 'keep-line' where name = 'waiting-line';
delete from identity.process_leases where name in ('tell-awaiting', 'waiting-line');
