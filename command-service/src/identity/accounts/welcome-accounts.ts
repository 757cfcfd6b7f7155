import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { instantAt } from '@debut/events/kernel/instant.ts'
import { WelcomeMember } from '@debut/events/members/member-commands.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { ContinueSanction } from '@debut/events/moderation/moderation-commands.ts'
import { Unavailable } from '@debut/adapters/errors.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import { isRefusal, type Outcome } from '../../kernel/handle.ts'
import type { Cause } from '../../kernel/processes/cause.ts'
import { defineProcess } from '../../kernel/processes/define-process.ts'
import { erasedSanctionsOf, type HashParts } from './erased-sanctions.ts'
import { isConfirmed, type User } from './users.ts'

/** A sign-in welcomes its member; the process is for those whom a crash or an outage left behind. */
const LEFT_BEHIND_SECONDS = 5
const LOOK_MS = 5_000
const AT_ONCE = 50

/** As `isKnown` has it. */
const KNOWN = `(email_confirmed_at is not null or phone_confirmed_at is not null
  or exists (select from identity.identities where user_id = users.id and provider not in ('email', 'phone')))`

interface Parts {
  readonly database: Knex
  readonly clock: Clock
  readonly logger: Logger
  readonly identity: HashParts
}

type SendWelcome = <Definition extends typeof WelcomeMember | typeof ContinueSanction>(
  definition: Definition,
  payload: PayloadOf<Definition>,
  cause: Cause,
) => Promise<Outcome>

const textIn = ({ user_metadata }: User, ...names: string[]): string | undefined =>
  names.map((name) => user_metadata[name]).find((value): value is string => typeof value === 'string' && value.trim() !== '')

/** What an account says from when it was changed last until it is changed again. */
const causeOf = ({ id, updated_at }: User): Cause => ({
  of: `account ${id} since ${updated_at.getTime()}`,
  at: instantAt(updated_at.getTime()),
  correlationId: `welcome-${id}`,
})

/**
 * Records in the log that an account is a member now. If a sanction continues for it, the account is never a member without that sanction.
 */
export const welcomeAccount = async (user: User, parts: Omit<Parts, 'logger'>, send: SendWelcome): Promise<void> => {
  const { database } = parts
  await continueSanctions(user, parts, send)
  const newcomer = {
    memberId: MemberId.parse(user.id),
    email: user.email_confirmed_at === null ? undefined : (user.email ?? undefined),
    verified: isConfirmed(user),
    name: textIn(user, 'name', 'full_name', 'user_name'),
    fullName: textIn(user, 'name', 'full_name'),
    avatarUrl: textIn(user, 'avatar_url', 'picture'),
  }
  const outcome = await send(WelcomeMember, newcomer, causeOf(user))
  if (isRefusal(outcome)) throw new Unavailable(`${user.id} could not be welcomed: ${outcome.refusal}`)
  // Only for what was sent: an account that changed since is due again.
  await database<User>('identity.users').where({ id: user.id, updated_at: user.updated_at }).update({ welcome_due: false })
}

const continueSanctions = async (user: User, { database, clock, identity }: Omit<Parts, 'logger'>, send: SendWelcome): Promise<void> => {
  for (const left of await erasedSanctionsOf(database, identity, user, clock())) {
    const outcome = await send(ContinueSanction, { memberId: MemberId.parse(user.id), ...left }, causeOf(user))
    if (isRefusal(outcome)) throw new Unavailable(`a sanction could not be continued for ${user.id}: ${outcome.refusal}`)
  }
}

/** One who can't be welcomed yet holds up no other. */
const welcomeDue = async (parts: Parts, send: SendWelcome): Promise<void> => {
  const { database, clock, logger } = parts
  const due = await database<User>('identity.users')
    .where({ welcome_due: true, is_anonymous: false })
    .where('updated_at', '<', clock().minus({ seconds: LEFT_BEHIND_SECONDS }).toJSDate())
    .whereRaw(KNOWN)
    .orderBy('updated_at')
    .limit(AT_ONCE)
  const troubles: unknown[] = []
  for (const user of due)
    await welcomeAccount(user, parts, send).catch((error: unknown) => {
      logger.warn({ err: error, userId: user.id }, 'a member could not be welcomed yet')
      troubles.push(error)
    })
  if (troubles.length > 0) throw new Error(`${troubles.length} of the members could not be welcomed yet`, { cause: troubles[0] })
}

export const welcomeLeftBehind = defineProcess({
  name: 'welcome-left-behind',
  runs: 'once',
  every: [{ ms: LOOK_MS, run: (parts: Parts, { send }) => welcomeDue(parts, send) }],
})
