import { randomUUID } from 'node:crypto'
import type { Clock } from '@debut/adapters/clock.ts'
import type { Knex } from '@debut/adapters/database.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { findUser, type User } from '../accounts/users.ts'
import type { Secrets } from '../secrets.ts'
import type { IdentitySettings } from '../settings.ts'

const COOKIE = 'debut_device'
/** As long as browsers keep one. */
const LIFE_DAYS = 400
const RENEWED_AFTER_DAYS = 30
/** A family's; who has signed in longest ago is forgotten first. */
const MOST_ACCOUNTS = 8
const LONGEST = 4_000

const Known = z.object({
  /** Of the browser. */
  id: z.uuid(),
  accounts: z.array(z.object({ userId: z.uuid(), since: z.int(), generation: z.int().default(0) })).max(MOST_ACCOUNTS),
})
type Known = z.output<typeof Known>

interface Parts {
  readonly secrets: Secrets
  readonly clock: Clock
  readonly settings: Pick<IdentitySettings, 'publicUrl'>
}

const inCookie = (header = ''): string | undefined =>
  header
    .split('; ')
    .find((each) => each.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1)

const knownIn = ({ secrets, clock }: Omit<Parts, 'settings'>, { headers }: FastifyRequest): Known | undefined => {
  const sealed = inCookie(headers.cookie)
  if (sealed === undefined || sealed.length > LONGEST) return undefined
  try {
    const { id, accounts } = Known.parse(secrets.open('device', Buffer.from(sealed, 'base64url')))
    const oldest = clock().minus({ days: LIFE_DAYS }).toUnixInteger()
    return { id, accounts: accounts.filter(({ since }) => since > oldest) }
  } catch {
    return undefined
  }
}

type Account = Pick<User, 'id' | 'device_generation'>

const isOf = ({ id, device_generation }: Account, { userId, generation }: Known['accounts'][number]): boolean =>
  userId === id && generation === device_generation

/** Returns the browser if someone has signed in to this account with it since the member last had all browsers forget the account. */
export const knownDevice = (parts: Omit<Parts, 'settings'>, request: FastifyRequest, user: Account): string | undefined => {
  const known = knownIn(parts, request)
  return known?.accounts.some((account) => isOf(user, account)) === true ? known.id : undefined
}

/** Sealed, for no script to read: who guesses at an account from elsewhere does not keep this browser out of it. */
export const rememberDevice = (parts: Parts, request: FastifyRequest, reply: FastifyReply, user: Account): void => {
  const { secrets, clock, settings } = parts
  const { id, accounts } = knownIn(parts, request) ?? { id: randomUUID(), accounts: [] }
  const at = clock()
  const renewed = at.minus({ days: RENEWED_AFTER_DAYS }).toUnixInteger()
  if (accounts.some((account) => isOf(user, account) && account.since > renewed)) return
  const others = accounts.filter(({ userId }) => userId !== user.id)
  const own = { userId: user.id, since: at.toUnixInteger(), generation: user.device_generation }
  const known: Known = { id, accounts: [own, ...others].slice(0, MOST_ACCOUNTS) }
  const sealed = secrets.seal('device', known).toString('base64url')
  const secure = settings.publicUrl.startsWith('https:') ? '; Secure' : ''
  void reply.header('set-cookie', `${COOKIE}=${sealed}; Path=/auth/v1; Max-Age=${LIFE_DAYS * 86_400}; HttpOnly; SameSite=Strict${secure}`)
}

const SignedIn = z.object({ user: z.object({ id: z.uuid() }), access_token: z.string() })

type Remembering = Parts & { readonly database: Knex }

/** Keeps this browser known after it has had all others forget the account. */
export const rememberAgain = async (parts: Remembering, request: FastifyRequest, reply: FastifyReply, userId: string): Promise<void> => {
  const user = await findUser(parts.database, userId)
  if (user !== undefined) rememberDevice(parts, request, reply, user)
}

/** By what it is answered: a session, or none. */
export const rememberIfSignedIn = async (
  parts: Remembering,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
): Promise<void> => {
  const { data } = SignedIn.safeParse(answer)
  if (data !== undefined) await rememberAgain(parts, request, reply, data.user.id)
}
