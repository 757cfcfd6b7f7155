/** What the services' schema is called in the database of members and their keys. */
export const SCHEMA = 'identity'

/** The key of each member's personal text. */
export const KEYS = 'member_keys'

/** Every other table is saved, also one that is new. */
export const leftOut: ReadonlyMap<string, string> = new Map([
  ['migrations', 'made by the migrations'],
  ['migrations_lock', 'made by the migrations'],
  ['processes', 'positions of a log that is another one after a restore'],
  ['process_leases', 'who works at this moment'],
  ['snapshots', 'made of the log'],
  ['snapshot_parts', 'made of the log'],
  ['sessions', 'one that was ended since would be open again'],
  ['one_time_codes', 'one that was used since would be good again'],
  ['flows', 'a sign-in on its way'],
  ['challenges', 'a sign-in on its way'],
  ['vote_origins', 'where votes came from, kept for 30 days and no longer'],
  ['origin_salts', 'what these are hashed with'],
  ['restoring', 'stands only while a restore goes on'],
])
