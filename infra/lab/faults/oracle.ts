import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { audited } from './audited.ts'
import { checkSeeds } from './check-seeds.ts'
import { checkEffects } from './effects.ts'
import type { Findings } from './findings.ts'
import type { Ledger } from './ledger.ts'
import { ADMIN, ADMIN_NAME } from './population.ts'
import { connect } from './postgres-client.ts'
import { activeBuilds, caughtUp, rebuildAll } from './read-model.ts'
import { foldClaims, foldMembers, type LoggedMember, readLog, type RecordedEvent } from './recorded-log.ts'
import { readServedMembers } from './served-members.ts'
import type { StackUnderFault } from './stack-under-fault.ts'

/** A read model that is not there by then stands still. */
const CATCH_UP_WITHIN_MS = 20_000

/** Holds the ledger against the log; the log against the rules and the read models against the log, as any audit does; and the read models against their rebuild. */
export const consult = async (stack: StackUnderFault, ledger: Ledger, findings: Findings, { rebuild = true } = {}): Promise<void> => {
  await checkReadModels(stack, findings, rebuild)
  const log = await readLog(stack.eventStoreUrl)
  checkEffects(log, ledger, findings)
  checkSeeds(log, stack.seedSecret, findings)
  const members = await foldMembers(log, stack)
  checkNames(members, log, ledger, stack, findings)
  await checkServed(stack, members, log.at(-1)?.position.commit ?? 0, findings)
}

const claimOf = (secret: string, username: string) => `username-${createHmac('sha256', secret).update(username).digest('hex').slice(0, 32)}`

/** A name belongs to one member, and each member holds the claim on theirs. */
const checkNames = (
  members: readonly LoggedMember[],
  log: readonly RecordedEvent[],
  ledger: Ledger,
  { claimSecret, population }: StackUnderFault,
  findings: Findings,
): void => {
  const claims = foldClaims(log)
  const named = new Map<string, string>()
  for (const { memberId, username } of members) {
    if (username === null) {
      findings.require(`the name of ${memberId}`, false, 'a name that opens', null)
      continue
    }
    findings.require(`the name ${username}`, !named.has(username), 'one member', [named.get(username), memberId])
    named.set(username, memberId)
    findings.expect(`who holds the name ${username}`, memberId, claims.get(claimOf(claimSecret, username))?.memberId)
  }
  findings.expect('members in the log, each once', members.length, new Set(members.map(({ memberId }) => memberId)).size)
  const asked = new Map([[ADMIN, ADMIN_NAME], ...population.voters.map(({ memberId, username }) => [memberId, username] as const)])
  for (const { command } of ledger.entries()) if (command.type === 'RegisterMember') asked.set(command.memberId, command.payload.username)
  for (const { memberId, username } of members)
    findings.expect(`the name that ${memberId} asked for`, asked.get(memberId), username ?? undefined)
}

/** (c) and (d): the tables say what the log says, before a rebuild and after it. */
const checkReadModels = async (stack: StackUnderFault, findings: Findings, rebuild: boolean): Promise<void> => {
  const client = await connect(stack.databaseUrl)
  try {
    const last = await audited('the log and the live read models', stack, findings)
    if (!(await caughtUp(client, last, CATCH_UP_WITHIN_MS)))
      return findings.expect(`how far the read models are after ${CATCH_UP_WITHIN_MS} ms`, last, await activeBuilds(client))
    if (!rebuild) return
    const before = await activeBuilds(client)
    await rebuildAll(stack)
    const versions = (await activeBuilds(client)).map(({ name, version }) => `${name} ${version}`)
    findings.expect(
      'the versions in force after a rebuild',
      before.map(({ name, version }) => `${name} ${version + 1}`),
      versions,
    )
    await audited('the log and the rebuilt read models', stack, findings)
  } catch (error) {
    findings.expect('the read models can be read and rebuilt', 'yes', error instanceof Error ? error.message : String(error))
  } finally {
    await client.end()
  }
}

/** Page by page, what everybody may ask of who is a member. */
const checkServed = async (stack: StackUnderFault, members: readonly LoggedMember[], last: number, findings: Findings): Promise<void> => {
  const served = await readServedMembers(stack.queryUrl, last)
  findings.expect('how many members GET /api/members counts', members.length, served.count)
  findings.expect('how many members GET /api/members has', members.length, served.members.length)
  const differing = members.findIndex((member, index) => !isDeepStrictEqual(member, served.members[index]))
  if (differing >= 0) findings.expect(`member ${differing} of GET /api/members`, members[differing], served.members[differing])
}

/** Claims of names that no member has; a process of the product releases them when they are a minute old. */
const unusedClaims = async (stack: StackUnderFault): Promise<string[]> => {
  const log = await readLog(stack.eventStoreUrl)
  const members = await foldMembers(log, stack)
  const used = new Set(members.map(({ memberId, username }) => `${claimOf(stack.claimSecret, username ?? '')} ${memberId}`))
  return [...foldClaims(log)].filter(([claim, { memberId }]) => !used.has(`${claim} ${memberId}`)).map(([claim]) => claim)
}

/** A claim is unused for a minute and settled within another; then no name is lost. */
const SETTLED_WITHIN_MS = 90_000

export const awaitReleases = async (stack: StackUnderFault, findings: Findings): Promise<void> => {
  const begun = performance.now()
  const atFirst = await unusedClaims(stack)
  let left = atFirst
  while (left.length > 0 && performance.now() - begun < SETTLED_WITHIN_MS) {
    await pause(1_000)
    left = await unusedClaims(stack)
  }
  findings.expect('names still held by registrations that never came', [], left)
  findings.measure(`${atFirst.length - left.length} unused claims released`)
}
