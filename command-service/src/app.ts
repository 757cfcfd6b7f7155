import { setInterval } from 'node:timers/promises'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { openBus } from '@debut/infra/adapters/bus.ts'
import { type Clock, systemClock } from '@debut/infra/adapters/clock.ts'
import { migrate, openDatabase, ping } from '@debut/infra/adapters/database.ts'
import { openEventStore } from '@debut/infra/adapters/event-store.ts'
import { createHttpServer } from '@debut/infra/adapters/http-server.ts'
import type { Logger } from '@debut/infra/adapters/logging.ts'
import { openMemberKeys } from '@debut/infra/adapters/member-keys.ts'
import { createMetrics } from '@debut/infra/adapters/metrics.ts'
import { Readiness } from '@debut/infra/adapters/readiness.ts'
import { verifyCurrent } from '@debut/infra/adapters/current-roles.ts'
import { openStorage } from '@debut/infra/adapters/open-storage.ts'
import { StandingSessions, verifyStanding } from '@debut/infra/adapters/standing-sessions.ts'
import { createTokenVerifier } from '@debut/infra/adapters/tokens.ts'
import { untilAnswered } from '@debut/infra/adapters/until-answered.ts'
import { capabilities } from './capabilities.ts'
import type { Config } from './config.ts'
import { openIdentity } from './identity/open-identity.ts'
import { endedSessions } from './identity/sessions/ended-sessions.ts'
import { followKeys, openSigningKeys } from './identity/signing-keys.ts'
import { acceptedOn } from './kernel/accepted.ts'
import { checkClock } from './kernel/check-clock.ts'
import { createHandle } from './kernel/handle.ts'
import { commandRoutes } from './kernel/http/command-routes.ts'
import { processMemory } from './kernel/process-memory.ts'
import { snapshotsIn } from './kernel/snapshots.ts'
import { configuredRoles } from './members/configured-roles.ts'
import { memberEraser } from './members/erase-member.ts'
import { identityAccount } from './members/identity-account.ts'
import { memberRoles } from './members/member-roles.ts'
import { welcomer } from './members/welcome-member.ts'
import { uploadsIn } from './members/uploads.ts'
import { eraseMembers } from './members/erase-members.ts'
import { launchDays } from './launches/launch-days.ts'
import { releaseUnusedUsernames } from './members/release-unused-usernames.ts'
import type { Parts } from './parts.ts'

const SWEEP_MS = 5_000

export const startCommandService = async (config: Config, logger: Logger, clock: Clock = systemClock) => {
  const log = openEventStore({ url: config.EVENTSTORE_URL, logger })
  const bus = openBus({ url: config.NATS_URL, name: 'command-service', logger })
  const database = openDatabase({ url: config.IDENTITY_DATABASE_URL, name: 'command-service', patienceMs: 1_800 })
  await untilAnswered('the identity database', logger, () =>
    migrate(config.IDENTITY_DATABASE_URL, new URL('../migrations/', import.meta.url), 'identity'),
  )

  const keys = openMemberKeys(database)
  const snapshots = snapshotsIn(database)
  const handle = createHandle({ log, keys, snapshots, logger })
  const signingKeys = await openSigningKeys(config.SIGNING_KEYS_FILE)

  const readiness = new Readiness()
  readiness.check('event-store', () => log.check())
  readiness.check('identity-database', () => ping(database))
  readiness.check('clock', () => checkClock(database, clock))

  const metrics = createMetrics('command-service')
  const ended = endedSessions(database, clock)
  const rolesOf = (memberId: MemberId) => memberRoles(handle, memberId, { at: clock() })
  const verify = verifyCurrent(verifyStanding(createTokenVerifier(signingKeys.known, clock), new StandingSessions(ended, logger)), rolesOf)
  const app = createHttpServer({ logger, metrics, readiness, verify })
  const sayAccepted = acceptedOn(bus)
  const welcomeMember = welcomer({
    handle,
    sayAccepted,
    claimSecret: config.CLAIM_SECRET,
    // Where addresses are believed, anybody could claim one of these.
    configuredRoles: configuredRoles(config.AUTH_AUTOCONFIRM ? [] : config.ADMIN_EMAILS),
    clock,
  })
  const eraseMember = memberEraser({ handle, clock })
  const identity = openIdentity(config, { database, keys: signingKeys, rolesOf, welcomeMember, eraseMember, clock, metrics, logger })
  const storage = await openStorage(config.STORAGE_URL)
  const uploads = uploadsIn(storage)
  const account = identityAccount(database)
  const parts: Parts = {
    log,
    handle,
    keys,
    sayAccepted,
    storage,
    uploads,
    account,
    identity: identity.parts,
    ended,
    tellRoles: identity.tellRoles,
    claimSecret: config.CLAIM_SECRET,
    supportChat: { provider: config.SUPPORT_CHAT, secret: config.SUPPORT_CHAT_SECRET },
    publicUrl: config.PUBLIC_URL,
    clock,
    metrics,
    logger,
  }
  commandRoutes(app, capabilities, parts)
  for (const { routes = [] } of capabilities) for (const register of routes) await register(app, parts)

  const stopped = new AbortController()
  const memory = processMemory(database)
  const claims = releaseUnusedUsernames({ log, handle, memory, claimSecret: config.CLAIM_SECRET, clock, logger })
  const following = claims.follow(stopped.signal)
  const sweeping = (async () => {
    for await (const _ of setInterval(SWEEP_MS, undefined, { signal: stopped.signal })) {
      await claims.sweep().catch((error: unknown) => logger.warn({ err: error }, 'unused usernames could not be settled; trying again'))
    }
  })().catch(() => undefined)
  const identifying = Promise.all([identity.keep(stopped.signal), followKeys(signingKeys, stopped.signal, logger)])
  const erasing = eraseMembers({ log, handle, keys, snapshots, memory, uploads, account, logger }).follow(stopped.signal)
  // A clock that was handed in tells a time of its own: there is nothing to compare it with.
  const doubt = async () => (clock === systemClock ? checkClock(database, clock) : undefined)
  const days = launchDays({ log, handle, keys, memory, seedSecret: config.SEED_SECRET, clock, metrics, logger, doubt })
  const launching = Promise.all([days.follow(stopped.signal), days.keep(stopped.signal)])

  const url = await app.listen({ host: config.HOST, port: config.PORT })
  return {
    url,
    close: async () => {
      stopped.abort()
      await app.close()
      await Promise.all([following, sweeping, identifying, erasing, launching])
      await Promise.all([log.close(), bus.close(), database.destroy()])
    },
  }
}
