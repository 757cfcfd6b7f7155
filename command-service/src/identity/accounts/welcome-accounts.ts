import { MemberId } from '@debut/events/kernel/ids.ts'
import type { Clock } from '@debut/infra/adapters/clock.ts'
import type { Knex } from '@debut/infra/adapters/database.ts'
import type { Logger } from '@debut/infra/adapters/logging.ts'
import type { Welcome } from '../../kernel/newcomer.ts'
import { defineProcess } from '../../kernel/processes/define-process.ts'
import { isConfirmed, type User } from './users.ts'

/** Whoever is signing in is welcomed by that; the sweep is for those whom a crash or an outage left behind. */
const LEFT_BEHIND_SECONDS = 5
const SWEEP_MS = 5_000
const AT_ONCE = 50

/** As `isKnown` has it. */
const KNOWN = `(email_confirmed_at is not null or phone_confirmed_at is not null
  or exists (select from identity.identities where user_id = users.id and provider not in ('email', 'phone')))`

interface Parts {
  readonly database: Knex
  readonly welcomeMember: Welcome
  readonly clock: Clock
  readonly logger: Logger
}

const textIn = ({ user_metadata }: User, ...names: string[]): string | undefined =>
  names.map((name) => user_metadata[name]).find((value): value is string => typeof value === 'string' && value.trim() !== '')

/** Tells the log of accounts that are members now. */
export const welcomeAccounts = ({ database, welcomeMember, clock, logger }: Parts) => {
  const welcome = async (user: User): Promise<void> => {
    const memberId = MemberId.parse(user.id)
    await welcomeMember({
      memberId,
      email: user.email_confirmed_at === null ? undefined : (user.email ?? undefined),
      verified: isConfirmed(user),
      name: textIn(user, 'name', 'full_name', 'user_name'),
      avatarUrl: textIn(user, 'avatar_url', 'picture'),
    })
    // Only for what was told: whoever changed since is due again.
    await database<User>('identity.users').where({ id: user.id, updated_at: user.updated_at }).update({ welcome_due: false })
  }

  return {
    welcome,
    sweep: async (): Promise<void> => {
      const due = await database<User>('identity.users')
        .where({ welcome_due: true, is_anonymous: false })
        .where('updated_at', '<', clock().minus({ seconds: LEFT_BEHIND_SECONDS }).toJSDate())
        .whereRaw(KNOWN)
        .orderBy('updated_at')
        .limit(AT_ONCE)
      const troubles: unknown[] = []
      for (const user of due)
        await welcome(user).catch((error: unknown) => {
          logger.warn({ err: error, userId: user.id }, 'a member could not be welcomed yet')
          troubles.push(error)
        })
      if (troubles.length > 0) throw new Error(`${troubles.length} members could not be welcomed yet`, { cause: troubles[0] })
    },
  }
}

export const welcomeLeftBehind = defineProcess({
  name: 'welcome-left-behind',
  runs: 'once',
  every: [{ ms: SWEEP_MS, run: (parts: Parts) => welcomeAccounts(parts).sweep() }],
})
