import { randomBytes, randomInt } from 'node:crypto'
import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { lockUser } from '../../accounts/users.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { isSame } from '../../secrets.ts'

/** What a code proves; an account has one of each at a time, and a new one ends the old one. */
export type Purpose =
  | 'confirmation'
  | 'invitation'
  | 'recovery'
  | 'email_change_current'
  | 'email_change_new'
  | 'phone'
  | 'phone_change'
  | 'reauthentication'
  | 'sign_in'

/** A row of `identity.one_time_codes`. */
export interface OneTimeCode {
  readonly user_id: string
  readonly purpose: Purpose
  readonly code_hash: Buffer
  readonly link_hash: Buffer
  readonly sent_to: string
  readonly flow_id: string | null
  readonly attempts: number
  readonly sent_at: Date
  readonly expires_at: Date
}

interface Issuing {
  readonly userId: string
  readonly purpose: Purpose
  /** The address or number it goes to: it proves that one and no other. */
  readonly sentTo: string
  /** Where the link must end in a code for the browser that asked. */
  readonly flowId?: string | undefined
}

export interface Issued {
  /** For typing. */
  readonly code: string
  /** For clicking. */
  readonly link: string
  readonly expiresAt: Instant
}

type Parts = Pick<IdentityParts, 'clock' | 'secrets' | 'settings'>
type CheckParts = Omit<Parts, 'settings'>

const LIFETIME = { minutes: 10 }
/** GoTrue's. */
const LONG_LIFETIME = { days: 1 }
/** The invited may read it days later. */
const INVITATION_LIFETIME = { days: 7 }
const MOST_ATTEMPTS = 5
const LINK_BYTES = 32
export const FLOW_PREFIX = 'pkce_'

const codes = (database: Knex) => database<OneTimeCode>('identity.one_time_codes')

/** Six digits, each as likely as any other. */
export const randomCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** The same digits are another hash for every account and purpose. */
const codeHash = ({ secrets }: CheckParts, { userId, purpose }: Pick<Issuing, 'userId' | 'purpose'>, code: string) =>
  secrets.hmac('one-time code', `${userId} ${purpose} ${code}`)

const linkHash = ({ secrets }: CheckParts, link: string) => secrets.hmac('link', link)

const lifetimeOf = ({ settings }: Parts, purpose: Purpose) => {
  if (purpose === 'invitation') return INVITATION_LIFETIME
  return settings.compat.has('long-codes') ? LONG_LIFETIME : LIFETIME
}

/** Only its hashes stay here. */
export const issueCode = async (transaction: Knex, parts: Parts, { userId, purpose, sentTo, flowId }: Issuing): Promise<Issued> => {
  // Using a code locks the account first: another order could end in a deadlock.
  if ((await lockUser(transaction, userId)) === undefined) throw new AuthError('user_not_found')
  const at = parts.clock()
  const expiresAt = at.plus(lifetimeOf(parts, purpose))
  const link = `${flowId === undefined ? '' : FLOW_PREFIX}${randomBytes(LINK_BYTES).toString('hex')}`
  // Six digits could be guessed within days: who would rather type has the link's own token to type.
  const code = purpose === 'invitation' ? link : randomCode()
  await codes(transaction)
    .insert({
      user_id: userId,
      purpose,
      code_hash: codeHash(parts, { userId, purpose }, code),
      link_hash: linkHash(parts, link),
      sent_to: sentTo,
      flow_id: flowId ?? null,
      attempts: 0,
      sent_at: at.toJSDate(),
      expires_at: expiresAt.toJSDate(),
    })
    .onConflict(['user_id', 'purpose'])
    .merge()
  return { code, link, expiresAt }
}

/**
 * The code that was typed, if it is theirs. Each try counts, so ask outside of the transaction that a refusal takes back;
 * what is found is not used up yet.
 */
export const checkCode = async (
  database: Knex,
  parts: CheckParts,
  { userId, purpose, sentTo, code }: Omit<Issuing, 'flowId'> & { readonly code: string },
): Promise<OneTimeCode | undefined> => {
  const given = codeHash(parts, { userId, purpose }, code)
  const [row] = await codes(database)
    .where({ user_id: userId, purpose, sent_to: sentTo })
    .where('attempts', '<', MOST_ATTEMPTS)
    .where('expires_at', '>', parts.clock().toJSDate())
    .increment('attempts')
    .returning('*')
  return row !== undefined && isSame(row.code_hash, given) ? row : undefined
}

/** The code whose link was followed. One cannot be guessed, so tries are not counted, and wrong codes do not end it. */
export const findByLink = (database: Knex, parts: CheckParts, link: string): Promise<OneTimeCode | undefined> =>
  codes(database)
    .where({ link_hash: linkHash(parts, link) })
    .where('expires_at', '>', parts.clock().toJSDate())
    .first()

/** Whether it was still there to be used: of two at once, one is too late. Code and link go together. */
export const useUp = async (transaction: Knex, { user_id, purpose, code_hash, link_hash }: OneTimeCode): Promise<boolean> =>
  (await codes(transaction).where({ user_id, purpose, code_hash, link_hash }).delete()) === 1

/** What was sent before proves nothing any more. */
export const withdrawCodes = async (transaction: Knex, userId: string, purposes: readonly Purpose[]): Promise<void> => {
  await codes(transaction).where({ user_id: userId }).whereIn('purpose', purposes).delete()
}
