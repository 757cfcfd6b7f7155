// oxlint-disable-next-line no-restricted-imports -- a start has no cause that an id could follow from
import { newCommandId } from '@debut/events/kernel/ids.ts'
import { type LogSecret, logSecrets, SECRETS } from '@debut/events/secrets/secret-events.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { Refused, Unavailable } from '@debut/adapters/errors.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import { untilAnswered } from '@debut/adapters/until-answered.ts'
import { hashOf, PROCESS_TIMEOUT_MS } from '../kernel/command.ts'
import type { Handle } from '../kernel/handle.ts'
import { fingerprintOf } from './fingerprint.ts'
import { notedSecrets } from './noted-secrets.ts'

interface Parts {
  readonly database: Knex
  readonly handle: Handle
  readonly clock: Clock
  readonly logger: Logger
}

export interface Secrets extends Readonly<Record<LogSecret, string>> {
  readonly IDENTITY_SECRET: string
}

interface Place<Name extends keyof Secrets> {
  readonly name: string
  read(secret: Name): Promise<string | undefined>
  write(secret: Name, fingerprint: string): Promise<void>
}

const ACTOR = 'process:secrets'
/** Of those that may be changed: what is lost by it. Nothing that was claimed could be found under another CLAIM_SECRET. */
const LOST: Readonly<Partial<Record<keyof Secrets, string>>> = {
  SEED_SECRET: 'a launch day that is open can then not be closed',
  IDENTITY_SECRET: 'everybody signs in again then, and enrols their authenticator anew',
}

/** Stops a service whose secrets are not those that its database and its log were written with; what is new to them is noted. */
export const checkSecrets = async (secrets: Secrets, { database, handle, clock, logger }: Parts, changed = changedIn(process.env)) => {
  const log: Place<LogSecret> = {
    name: 'log',
    read: async (secret) => (await handle.read(notedSecrets, SECRETS, { at: clock() }))[secret],
    write: async (secret, fingerprint) => {
      const command = { secret, fingerprint }
      const commandId = newCommandId()
      await handle(notedSecrets, SECRETS, command, {
        commandId,
        commandHash: hashOf('NoteSecret', command, ACTOR),
        correlationId: commandId,
        actor: ACTOR,
        at: clock(),
        giveUpAt: performance.now() + PROCESS_TIMEOUT_MS,
      })
    },
  }
  const identity: Place<'IDENTITY_SECRET'> = {
    name: 'identity database',
    read: async (secret) => {
      const row = await database
        .withSchema('identity')
        .from('secret_fingerprints')
        .where({ secret })
        .first<{ fingerprint: string } | undefined>('fingerprint')
      return row?.fingerprint
    },
    write: async (secret, fingerprint) => {
      await database.withSchema('identity').table('secret_fingerprints').insert({ secret, fingerprint }).onConflict('secret').merge()
    },
  }
  const check = async <Name extends keyof Secrets>(name: Name, place: Place<Name>) => {
    const fingerprint = await fingerprintOf(name, secrets[name])
    const noted = await place.read(name)
    if (noted === fingerprint) return
    if (noted !== undefined && !(changed(name) && name in LOST)) throw new Refused(otherSecret(name, place.name))
    await place.write(name, fingerprint)
    if (noted !== undefined) logger.warn({ secret: name }, `${name} was changed, as ${switchOf(name)} says`)
  }
  await check('IDENTITY_SECRET', identity)
  const checkLog = async () => {
    for (const name of logSecrets) await check(name, log)
  }
  try {
    await checkLog()
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    // Not everything needs the event store: the service starts, and ends once it finds that it has others.
    void untilAnswered('the event store, to check the secrets that its log was written with', logger, checkLog)
  }
}

const switchOf = (name: string) => `${name}_CHANGED`
const changedIn = (environment: NodeJS.ProcessEnv) => (name: string) => environment[switchOf(name)] === 'yes'

const otherSecret = (name: keyof Secrets, place: string): string => {
  const lost = LOST[name]
  const way =
    lost === undefined ? 'It can never be changed' : `If it was changed on purpose, start once with ${switchOf(name)}=yes: ${lost}`
  return `${name} is another one than the ${place} was written with: set the one that it had. ${way}.`
}
