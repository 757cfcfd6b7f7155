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
import { createCommands } from './commands.ts'
import type { Config } from './config.ts'
import { avatarRoutes } from './members/avatar-routes.ts'
import { commandRoutes } from './kernel/http/command-routes.ts'
import { exportRoute } from './members/export-route.ts'
import { profileRoutes } from './members/profile-routes.ts'
import { openIdentity } from './identity/identity.ts'
import { identityRoutes } from './identity/identity-routes.ts'
import { endedSessionsRoute } from './identity/routes/ended-sessions-route.ts'
import { endedSessions } from './identity/sessions/ended-sessions.ts'
import { openSigningKeys } from './identity/signing-keys.ts'
import { acceptedOn } from './kernel/accepted.ts'
import { checkClock } from './kernel/check-clock.ts'
import { createHandle } from './kernel/handle.ts'
import { leasesIn } from './kernel/processes/lease.ts'
import { processMemory } from './kernel/processes/process-memory.ts'
import { runProcesses } from './kernel/processes/run-processes.ts'
import { createSend } from './kernel/send.ts'
import { snapshotsIn } from './kernel/snapshots.ts'
import { configuredRoles } from './members/configured-roles.ts'
import { memberEraser } from './members/erase-member.ts'
import { identityAccount } from './members/identity-account.ts'
import { memberRoles } from './members/member-roles.ts'
import { welcomer } from './members/welcome-member.ts'
import { uploadsIn } from './members/uploads.ts'
import { processes } from './processes.ts'
import { sentCommands } from './sent-commands.ts'
import { supportChatRoute } from './support/support-chat-route.ts'
import { rewardsRoutes } from './voting/rewards-routes.ts'

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
  const send = createSend(sentCommands(handle))
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
  const identity = openIdentity(config, { database, keys: signingKeys, rolesOf, welcomeMember, eraseMember, clock, logger })
  identityRoutes(app, identity.parts)
  endedSessionsRoute(app, ended)
  commandRoutes(app, {
    commands: createCommands({ handle, send, log, keys, claimSecret: config.CLAIM_SECRET, tellRoles: identity.tellRoles, clock }),
    sayAccepted,
    claimSecret: config.CLAIM_SECRET,
    clock,
    metrics,
  })
  rewardsRoutes(app, { handle, sayAccepted, clock })
  const storage = await openStorage(config.STORAGE_URL)
  const uploads = uploadsIn(storage)
  const account = identityAccount(database)
  profileRoutes(app, { handle, uploads, sayAccepted, claimSecret: config.CLAIM_SECRET, clock })
  await avatarRoutes(app, { handle, uploads, storage, sayAccepted, clock })
  exportRoute(app, { log, keys, account, uploads, publicUrl: config.PUBLIC_URL, clock })
  supportChatRoute(app, { provider: config.SUPPORT_CHAT, secret: config.SUPPORT_CHAT_SECRET })

  const stopped = new AbortController()
  const running = runProcesses(
    processes,
    {
      ...identity.outgoing,
      log,
      keys,
      handle,
      send,
      database,
      snapshots,
      memory: processMemory(database),
      leases: leasesIn(database, logger),
      uploads,
      account,
      welcomeMember,
      signingKeys,
      claimSecret: config.CLAIM_SECRET,
      seedSecret: config.SEED_SECRET,
      // A clock that was handed in tells a time of its own: there is nothing to compare it with.
      doubt: async () => (clock === systemClock ? checkClock(database, clock) : undefined),
      clock,
      metrics,
      logger,
    },
    stopped.signal,
  )

  const url = await app.listen({ host: config.HOST, port: config.PORT })
  return {
    url,
    close: async () => {
      stopped.abort()
      await app.close()
      await running
      identity.close()
      await Promise.all([log.close(), bus.close(), database.destroy()])
    },
  }
}
