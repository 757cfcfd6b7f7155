import { NEWEST_NAMED } from '@debut/events/discussion/newest-authors.ts'

/** SQL for who wrote the newest of the texts that it selects from. */
export const newestAuthors = (from: string) => `(
  select coalesce(json_agg(json_build_object('memberId', member_id, 'position', position) order by position desc), '[]')
  from (select member_id, position from ${from} order by position desc limit ${NEWEST_NAMED}) as newest
)`
