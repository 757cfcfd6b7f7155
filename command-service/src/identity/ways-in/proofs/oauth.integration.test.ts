import { randomUUID } from 'node:crypto'
import { systemClock } from '@debut/adapters/clock.ts'
import { type Knex, openDatabase } from '@debut/adapters/database.ts'
import { databaseOfItsOwn } from '@debut/adapters/testing/database-of-its-own.ts'
import { eventually } from '@debut/testing/eventually.ts'
import { TEMPLATES } from '@debut/testing/postgres-for-tests.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmEmail } from '../../accounts/confirm.ts'
import { createAccount } from '../../accounts/create-account.ts'
import { linkIdentity } from '../../accounts/link-identity.ts'
import { againIfTaken } from '../../accounts/taken.ts'
import { insertUser } from '../../accounts/users.ts'
import { openThrowaway } from '../../addresses/throwaway.ts'
import { openSecrets } from '../../secrets.ts'
import type { Strictness } from '../../settings.ts'
import { pauseBefore } from '../../testing/pause-before.ts'
import { accountOf } from './oauth.ts'

const own = databaseOfItsOwn(TEMPLATES.identity)
let database: Knex

beforeAll(() => {
  database = openDatabase({ url: own.url, name: 'test' })
})
afterAll(() => database.destroy())

const parts = {
  clock: systemClock,
  secrets: openSecrets('a secret for a database of its own'),
  throwaway: openThrowaway({ AUTH_THROWAWAY_ADDRESSES: 'allow', AUTH_DOMAINS_ALLOWED: [], AUTH_DOMAINS_REFUSED: [] }),
  settings: {
    publicUrl: 'https://debut.example',
    redirectUrls: [],
    signups: true,
    anonymous: false,
    phone: false,
    autoconfirm: false,
    manualLinking: true,
    wallets: false,
    accessTokenSeconds: 3_600,
    sessionDays: 90,
    compat: new Set<Strictness>(),
  },
}

interface Person {
  readonly email: string
  readonly subject: string
}

const profileOf = ({ email, subject }: Person) => ({ subject, email: { address: email, isVerified: true }, metadata: { name: 'Ines' } })

/** As a request does it, with a pause before one of its statements. */
const signIn = (provider: string, person: Person, pause?: { readonly before: number; readonly until: () => Promise<unknown> }) => {
  let pausing = pause
  return againIfTaken(() =>
    database.transaction((transaction) => {
      if (pausing !== undefined) pauseBefore(transaction, pausing)
      pausing = undefined
      return accountOf(transaction, parts, {
        provider: { name: provider, domains: undefined },
        profile: profileOf(person),
        redirectTo: parts.settings.publicUrl,
      })
    }),
  )
}

const link = (person: Person) =>
  database.transaction(async (transaction) => {
    const at = systemClock()
    const { id } = await insertUser(transaction, { email: `${randomUUID()}@debut.example`, email_confirmed_at: at.toJSDate() }, at)
    await linkIdentity(transaction, parts, { userId: id, provider: 'one', profile: profileOf(person) })
  })

const signUp = ({ email }: Person) =>
  againIfTaken(() => database.transaction((transaction) => createAccount(transaction, { email }, {}, systemClock())))

const signUpAndConfirm = ({ email }: Person) =>
  database.transaction(async (transaction) => {
    const at = systemClock()
    await confirmEmail(transaction, parts, await createAccount(transaction, { email }, {}, at), at)
  })

/** Until it is over, or waits for what the paused sign-in holds. */
const overOrWaiting = async (work: Promise<unknown>) => {
  let isOver = false
  const over = work.then(
    () => (isOver = true),
    () => (isOver = true),
  )
  const waits = async () => {
    const waiting = await database('pg_stat_activity').whereRaw("datname = current_database() and wait_event_type = 'Lock'")
    expect(isOver || waiting.length > 0).toBe(true)
  }
  await Promise.race([over, eventually(waits)])
}

describe('a first sign-in with a provider', () => {
  it.each([
    ['with another provider', (person: Person) => signIn('other', person)],
    ['with the same provider', (person: Person) => signIn('one', person)],
    ['that links the provider to another account', link],
    ['by password', signUp],
    ['by password, confirmed at once', signUpAndConfirm],
  ])('ends in one account, whichever of its statements a sign-in %s comes before', async (_, compete) => {
    for (let before = 0, reached = true; reached; before += 1) {
      reached = false
      const person = { email: `${randomUUID()}@debut.example`, subject: randomUUID() }
      let competitor: Promise<unknown> = Promise.resolve()
      const until = async () => {
        reached = true
        competitor = compete(person)
        await overOrWaiting(competitor)
      }
      const user = await signIn('one', person, { before, until })
      await competitor.catch(() => undefined)
      expect(user, `before statement ${before}`).toMatchObject({ id: expect.any(String) })
      expect(await database('identity.identities').where({ provider: 'one', provider_id: person.subject }).pluck('user_id')).toEqual([
        'id' in user ? user.id : undefined,
      ])
      expect((await database('identity.users').where({ email: person.email })).length).toBeLessThanOrEqual(1)
    }
  })

  it('is not joined to an account that has moved to another address, whichever of its statements comes after that', async () => {
    let moves = 0
    for (let before = 0, reached = true; reached; before += 1) {
      reached = false
      const person = { email: `${randomUUID()}@debut.example`, subject: randomUUID() }
      const at = systemClock()
      const { id } = await insertUser(database, { email: person.email, email_confirmed_at: at.toJSDate() }, at)
      let hasMoved = false
      let move: Promise<unknown> = Promise.resolve()
      const until = async () => {
        reached = true
        move = database('identity.users')
          .where({ id })
          .update({ email: `${randomUUID()}@debut.example` })
          .then(() => (hasMoved = true))
        await overOrWaiting(move)
        if (hasMoved) moves += 1
      }
      let movedFirst = false
      const user = await signIn('one', person, { before, until: () => until().then(() => void (movedFirst = hasMoved)) })
      await move
      const isJoined = 'id' in user && user.id === id
      expect({ before, movedFirst, isJoined }).toEqual({ before, movedFirst, isJoined: !movedFirst && isJoined })
    }
    expect(moves).toBeGreaterThan(1)
  })
})
