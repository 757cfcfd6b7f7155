import type { MemberId } from '@debut/events/kernel/ids.ts'
import rateLimit from '@fastify/rate-limit'
import { openBus } from '@debut/adapters/bus.ts'
import { erasuresIn, openBackupTarget } from '@debut/adapters/backup-target.ts'
import { type Clock, systemClock } from '@debut/adapters/clock.ts'
import { migrate, openDatabase, ping } from '@debut/adapters/database.ts'
import { openEventStore } from '@debut/adapters/event-store.ts'
import { startOn } from '@debut/adapters/start-on.ts'
import { createHttpServer } from '@debut/adapters/http-server.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import { openMemberKeys } from '@debut/adapters/member-keys.ts'
import { createMetrics } from '@debut/adapters/metrics.ts'
import { pseudonymsIn } from '@debut/adapters/pseudonym.ts'
import { Readiness } from '@debut/adapters/readiness.ts'
import { verifyCurrent } from '@debut/adapters/current-roles.ts'
import { refuseHalfRestored } from '@debut/adapters/restore-mark.ts'
import { openStorage } from '@debut/adapters/open-storage.ts'
import { StandingSessions, verifyStanding } from '@debut/adapters/standing-sessions.ts'
import { createTokenVerifier } from '@debut/adapters/tokens.ts'
import { untilAnswered } from '@debut/adapters/until-answered.ts'
import { capabilities } from './capabilities.ts'
import { findVotedMakersIn } from './cases/find-voted-makers.ts'
import { findVoterIn } from './cases/find-voter.ts'
import { findVotesIn } from './cases/find-votes.ts'
import type { Config } from './config.ts'
import { proveErasure } from './identity/ways-in/proofs/prove-erasure.ts'
import { openIdentity } from './identity/open-identity.ts'
import { heldWordsIn } from './kernel/texts/holds/held-words.ts'
import { writtenTexts } from './kernel/texts/holds/written-texts.ts'
import { postDraftRows } from './discussion/post-draft-rows.ts'
import { checklistRows } from './checklist/checklist-rows.ts'
import { draftRows } from './drafts/draft-rows.ts'
import { keptOfMembers } from './kernel/kept-of-members.ts'
import { checkWorkBy } from './identity/ports/proof-of-work/check-work.ts'
import { endedSessions } from './identity/sessions/ended-sessions.ts'
import { maskedAddress } from './identity/addresses/masked-address.ts'
import { mailboxOf } from './identity/addresses/mailbox.ts'
import { emailFiguresOf } from './identity/ports/mail/message-counts.ts'
import { writeMail } from './identity/ports/mail/write-mail.ts'
import { writeToMember } from './identity/ports/mail/write-to-member.ts'
import { openSigningKeys } from './identity/signing-keys.ts'
import { acceptedOn } from './kernel/accepted.ts'
import { checkClock } from './kernel/check-clock.ts'
import { createHandle } from './kernel/handle.ts'
import { sentCommands } from './kernel/handled.ts'
import { commandRoutes } from './kernel/http/command-routes.ts'
import { ranksIn } from './members/ranks.ts'
import { makersAboutIn } from './tools/makers-about.ts'
import { recordLookUpIn } from './cases/record-look-up.ts'
import { leasesIn } from './kernel/processes/lease.ts'
import { processMemory } from './kernel/processes/process-memory.ts'
import { runProcesses } from './kernel/processes/run-processes.ts'
import { createSend, type Send } from './kernel/send.ts'
import { readBuildsIn } from './projections/read-builds.ts'
import { readModelsIn } from './kernel/read-models.ts'
import { snapshotsIn } from './kernel/snapshots.ts'
import { lookForStrayPositions } from './kernel/stray-positions.ts'
import { findAwaitingIn } from './launches/awaiting-members.ts'
import { configuredRoles } from './members/configured-roles.ts'
import { identityAccount } from './members/identity-account.ts'
import { memberRoles, memberUsername } from './members/member-roles.ts'
import { isBlockedByAnyIn } from './boundaries/is-blocked-by-any.ts'
import { findNamedIn } from './members/find-named.ts'
import { findOwnedIn } from './members/owned-streams.ts'
import { openDrawing } from './kernel/pictures/drawing.ts'
import { localMailboxAt } from './members/local-mailbox.ts'
import { uploadsIn } from './kernel/uploads.ts'
import { openOutgoing } from './open-outgoing.ts'
import { newestBackupIn } from './operations/newest-backup.ts'
import { notificationMailRows } from './notifications/mails/notification-mail-rows.ts'
import { unsubscribeLinks } from './notifications/unsubscribe-links.ts'
import { findActIn } from './moderation/find-act.ts'
import { decisionMailRows } from './moderation/mails/decision-mail-rows.ts'
import { rolesInForce } from './moderation/roles-in-force.ts'
import { sanctionInForce } from './moderation/sanction-in-force.ts'
import { refuseSanctionedIn } from './moderation/refuse-sanctioned.ts'
import type { Parts } from './parts.ts'
import { countHeldVotes } from './vote-review/held-votes.ts'
import { voteOrigins } from './vote-review/origins/vote-origins.ts'
import { reviewEvidence } from './vote-review/review-evidence.ts'
import { settingsOf } from './vote-review/review-settings.ts'
import { invitationLinks } from './tools/invitations/invitation-links.ts'
import { invitationRows } from './tools/invitations/invitation-rows.ts'
import { contactRows } from './support/contact-rows.ts'
import { inboxRows } from './support/inbox-rows.ts'
import { createPictures } from './drafts/pictures/pictures.ts'
import { checkSecrets } from './secrets/check-secrets.ts'
import { findTagMakersIn } from './tags/find-tag-makers.ts'
import { whyNotAllIn } from './voting/why-not-all.ts'
import { visitCounter } from './visits/visit-counter.ts'
import { createReadSite } from './drafts/site/read-site.ts'
import { createScrapeSite } from './free-tools/scrape/scrape-site.ts'

export const startCommandService = async (config: Config, logger: Logger, clock: Clock = systemClock) => {
  const log = openEventStore({ url: config.EVENTSTORE_URL, logger })
  await startOn(log)
  const bus = openBus({ url: config.NATS_URL, name: 'command-service', logger })
  const database = openDatabase({ url: config.IDENTITY_DATABASE_URL, name: 'command-service', timeoutMs: 1_800 })
  await untilAnswered('the identity database', logger, () => refuseHalfRestored(database))
  const backups = await openBackupTarget(config)
  const erasures = erasuresIn(backups)
  await untilAnswered('the identity database', logger, () =>
    migrate(config.IDENTITY_DATABASE_URL, new URL('../migrations/', import.meta.url), 'identity'),
  )

  const readDatabase = openDatabase({ url: config.DATABASE_URL, name: 'command-service reads', connections: 2, timeoutMs: 1_800 })
  const readModels = readModelsIn(readDatabase)
  const keys = openMemberKeys(database)
  const snapshots = snapshotsIn(database)
  const handle = createHandle({ log, keys, snapshots, logger })
  const [strayPositions] = await Promise.all([
    lookForStrayPositions({ log, database, logger }),
    checkSecrets(config, { database, handle, clock, logger }),
  ])
  const signingKeys = await openSigningKeys(config.SIGNING_KEYS_FILE)

  const readiness = new Readiness()
  readiness.check('event-store', () => log.check())
  readiness.check('identity-database', () => ping(database))
  readiness.check('clock', () => checkClock(database, clock))
  readiness.mention('positions', strayPositions)

  const metrics = createMetrics('command-service')
  const ended = endedSessions(database, clock)
  const rolesOf = (memberId: MemberId) => memberRoles(handle, memberId, { at: clock() })
  const sanctionOf = (memberId: MemberId) => sanctionInForce(handle, memberId, clock())
  const usernameOf = (memberId: MemberId) => memberUsername(handle, memberId, { at: clock() })
  const standing = verifyStanding(createTokenVerifier(signingKeys.known, clock), new StandingSessions(ended, logger))
  const verify = verifyCurrent(standing, rolesInForce(rolesOf, handle, clock))
  const app = createHttpServer({ logger, metrics, readiness, verify, trustedProxies: config.TRUSTED_PROXIES })
  await app.register(rateLimit, { global: false, enableDraftSpec: true })
  const sayAccepted = acceptedOn(bus)
  const send: Send = createSend(sentCommands(capabilities, () => parts))
  const claimSecret = config.CLAIM_SECRET
  const identity = openIdentity(config, {
    database,
    keys: signingKeys,
    rolesOf,
    usernameOf,
    sanctionOf,
    send,
    erasures,
    claimSecret,
    clock,
    logger,
  })
  const storage = await openStorage(config.STORAGE_URL)
  const uploads = uploadsIn(storage)
  const outgoing = openOutgoing(config)
  const { drawing, close: closeDrawing } = openDrawing()
  const parts: Parts = {
    ...identity.outgoing,
    log,
    handle,
    send,
    keys,
    snapshots,
    database,
    memory: processMemory(database),
    leases: leasesIn(database, logger),
    sayAccepted,
    storage,
    uploads,
    drawing,
    pictures: createPictures({ uploads, outgoing, drawing }),
    readSite: createReadSite({ outgoing }),
    scrapeSite: createScrapeSite({ outgoing, clock }),
    outgoing,
    account: identityAccount({
      database,
      leaveSanction: identity.parts.leaveSanction,
      mailbox: config.MAILBOX_URL === undefined ? undefined : localMailboxAt(config.MAILBOX_URL),
    }),
    erasures,
    proveErasure: proveErasure(identity.parts),
    newestBackup: newestBackupIn(backups),
    emailFigures: (now) => emailFiguresOf(database, now),
    runsOnce: () => processes.filter(({ runs }) => runs === 'once').map(({ name }) => name),
    kept: keptOfMembers(capabilities, () => parts),
    drafts: draftRows(database),
    postDrafts: postDraftRows(database),
    checklists: checklistRows(database),
    writtenTexts: writtenTexts(database),
    hasHeldWord: heldWordsIn(config.HELD_WORDS_FILE),
    visits: visitCounter({ database, handle, limits: identity.parts.limits, clock }),
    origins: voteOrigins({ database, clock }),
    evidence: reviewEvidence(database),
    holdsFirstTools: config.HOLD_FIRST_TOOLS,
    voteReview: config.REVIEW_HOLDS ? settingsOf(config) : undefined,
    heldVotes: countHeldVotes(metrics),
    isBlockedByAny: isBlockedByAnyIn(handle),
    findNamed: findNamedIn(handle, claimSecret),
    findOwned: findOwnedIn(readModels),
    findAwaiting: findAwaitingIn(readModels),
    findAct: findActIn(readModels, log),
    ranks: ranksIn({ log, keys, logger }),
    makersAbout: makersAboutIn(handle),
    recordLookUp: recordLookUpIn(handle),
    findTagMakers: findTagMakersIn(readModels, log),
    findVotes: findVotesIn(readModels, log),
    findVotedMakers: findVotedMakersIn(readModels, log),
    findVoter: findVoterIn(readModels, log, pseudonymsIn(readDatabase)),
    readBuilds: readBuildsIn(readDatabase),
    whyNotAll: whyNotAllIn({ log, keys, handle }),
    refuseSanctioned: refuseSanctionedIn(handle),
    writeToMember: writeToMember({ database, clock }),
    writeMail: writeMail(clock),
    contactRows: contactRows({ database, mailboxOf }),
    invitationRows: invitationRows(database),
    invitationLinks: invitationLinks(claimSecret, config.PUBLIC_URL),
    addresses: {
      hashOf: (address) => identity.parts.secrets.hmac('mailbox of an invitation', mailboxOf(address)),
      shorten: maskedAddress,
      isThrowaway: (address) => identity.parts.throwaway.has(address),
    },
    inboxRows: inboxRows(database),
    checkWork: checkWorkBy(identity.parts.proofOfWork),
    usernameOf,
    notificationMails: notificationMailRows(database),
    decisionMails: decisionMailRows(database),
    unsubscribeLinks: unsubscribeLinks(claimSecret, config.PUBLIC_URL),
    identity: identity.parts,
    limits: identity.parts.limits,
    ended,
    signingKeys,
    // Where addresses are believed, anybody could claim one of these.
    configuredRoles: configuredRoles(config.AUTH_AUTOCONFIRM ? [] : config.ADMIN_EMAILS),
    noteRoles: identity.noteRoles,
    claimSecret,
    commandsPerMinute: config.COMMANDS_PER_MINUTE,
    seedSecret: config.SEED_SECRET,
    supportChat: { provider: config.SUPPORT_CHAT, secret: config.SUPPORT_CHAT_SECRET },
    // A clock that was handed in tells a time of its own: there is nothing to compare it with.
    doubt: async () => (clock === systemClock ? checkClock(database, clock) : undefined),
    clock,
    metrics,
    logger,
  }
  const processes = capabilities.flatMap((capability) => capability.processes ?? [])
  commandRoutes(app, capabilities, parts)
  for (const { routes = [] } of capabilities) for (const register of routes) await register(app, parts)

  const stopped = new AbortController()
  const running = runProcesses(processes, parts, stopped.signal)

  const url = await app.listen({ host: config.HOST, port: config.PORT })
  return {
    url,
    close: async () => {
      stopped.abort()
      await app.close()
      await running
      identity.close()
      await closeDrawing()
      await Promise.all([log.close(), bus.close(), database.destroy(), readDatabase.destroy()])
    },
  }
}
