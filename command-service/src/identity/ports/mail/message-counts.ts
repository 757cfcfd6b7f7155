import { dayOf } from '@debut/events/kernel/calendar.ts'
import type { Day } from '@debut/events/kernel/days.ts'

import { type Instant, isoOf, toInstant } from '@debut/events/kernel/instant.ts'
import type { Knex } from '@debut/adapters/database.ts'
import type { Channel } from './mail-queue.ts'

/** What can become of a message in the end. */
export type Counted = 'sent' | 'refused' | 'expired'

interface Ended {
  readonly channel: Channel
  /** Undefined where it is tried again. */
  readonly outcome: Counted | undefined
}

const COUNT = `
  insert into identity.message_counts as counted (day, channel, outcome, messages)
  select :day, channel, outcome, count(*) from json_to_recordset(:ended) as ended (channel text, outcome text) group by channel, outcome
  on conflict (day, channel, outcome) do update set messages = counted.messages + excluded.messages`

/** Together, as they all change the same few rows. */
export const countMessages = async (database: Knex, day: Day, messages: readonly Ended[]): Promise<void> => {
  const ended = messages.filter(({ outcome }) => outcome !== undefined)
  if (ended.length > 0) await database.raw(COUNT, { day, ended: JSON.stringify(ended) })
}

export interface EmailFigures {
  readonly sent: number
  /** Given up: refused by a mail server, or not sent in time. */
  readonly failed: number
  readonly waiting: number
  /** When the one was written that has waited longest. */
  readonly oldestAt: string | null
}

/** What became of the emails of today, and what waits to be sent. */
export const emailFiguresOf = async (database: Knex, now: Instant): Promise<EmailFigures> => {
  const { rows } = await database.raw<{ rows: { sent: number; failed: number; waiting: number; oldest: Date | null }[] }>(
    `select coalesce(sum(messages) filter (where outcome = 'sent'), 0)::int as sent,
       coalesce(sum(messages) filter (where outcome <> 'sent'), 0)::int as failed,
       (select count(*)::int from identity.outbox where channel = 'email') as waiting,
       (select min(created_at) from identity.outbox where channel = 'email' and created_at <= :now) as oldest
     from identity.message_counts where day = :day and channel = 'email'`,
    { day: dayOf(now), now: now.toJSDate() },
  )
  const { sent = 0, failed = 0, waiting = 0, oldest = null } = rows[0] ?? {}
  return { sent, failed, waiting, oldestAt: oldest && isoOf(toInstant(oldest.toISOString())) }
}
