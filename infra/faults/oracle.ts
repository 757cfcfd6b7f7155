import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { checkEffects } from './effects.ts'
import { expectedTables } from './expected-tables.ts'
import type { Findings } from './findings.ts'
import { awardsNow, checkDays } from './hand-days.ts'
import { followVoters } from './hand-voters.ts'
import type { Ledger } from './ledger.ts'
import { ADMIN, ADMIN_NAME } from './population.ts'
import { connect } from './postgres-client.ts'
import { activeBuilds, caughtUp, rebuildAll } from './read-model.ts'
import { foldClaims, foldMembers, type LoggedMember, readLog, type RecordedEvent } from './recorded-log.ts'
import { readServedMembers } from './served-members.ts'
import type { StackUnderFault } from './stack-under-fault.ts'
import { readTables, type Tables } from './tables.ts'

/** A read model that is not there by then stands still. */
const CATCH_UP_WITHIN_MS = 20_000
/** What the system does by itself after the last command is done by then. */
const QUIET_WITHIN_MS = 20_000

/** Holds the ledger against the log, the log against the rules and the read models, and the read models against their rebuild. */
export const consult = async (stack: StackUnderFault, ledger: Ledger, findings: Findings, { rebuild = true } = {}): Promise<void> => {
  const log = await quietLog(stack, findings)
  checkEffects(log, ledger, findings)
  const members = await foldMembers(log, stack)
  checkNames(members, log, ledger, stack, findings)
  const voters = followVoters(log, findings)
  checkDays(log, stack.seedSecret, findings)
  await checkReadModels(stack, expectedTables(log, members, voters), log.at(-1)?.position.commit ?? 0, findings, rebuild)
}

/** A judgement of a vote revises what was awarded; until then the log still grows. */
const quietLog = async ({ eventStoreUrl }: StackUnderFault, findings: Findings): Promise<RecordedEvent[]> => {
  const giveUpAt = performance.now() + QUIET_WITHIN_MS
  for (;;) {
    const log = await readLog(eventStoreUrl)
    const { expected, said } = awardsNow(log)
    const isQuiet = isDeepStrictEqual(expected, said)
    if (isQuiet || performance.now() > giveUpAt) {
      findings.expect('the awards of what is over', expected, said)
      return log
    }
    await pause(250)
  }
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
  const wished = new Map([[ADMIN, ADMIN_NAME], ...population.voters.map(({ memberId, username }) => [memberId, username] as const)])
  for (const { wish } of ledger.entries()) if (wish.type === 'RegisterMember') wished.set(wish.memberId, wish.payload.username)
  for (const { memberId, username } of members)
    findings.expect(`the name that ${memberId} asked for`, wished.get(memberId), username ?? undefined)
}

/** (c) and (d): tables, counters and pages say what the log says, before a rebuild and after it. */
const checkReadModels = async (
  stack: StackUnderFault,
  expected: Tables,
  last: number,
  findings: Findings,
  rebuild: boolean,
): Promise<void> => {
  const client = await connect(stack.databaseUrl)
  try {
    if (!(await caughtUp(client, last, CATCH_UP_WITHIN_MS)))
      return findings.expect(`how far the read models are after ${CATCH_UP_WITHIN_MS} ms`, last, await activeBuilds(client))
    compare('the live read model', expected, await readTables(client), findings)
    if (rebuild) {
      const before = await activeBuilds(client)
      await rebuildAll(stack)
      const versions = (await activeBuilds(client)).map(({ name, version }) => `${name} ${version}`)
      findings.expect(
        'the versions in force after a rebuild',
        before.map(({ name, version }) => `${name} ${version + 1}`),
        versions,
      )
      compare('the rebuilt read model', expected, await readTables(client), findings)
    }
    const { members, count } = await readServedMembers(stack.queryUrl, last)
    compare('GET /api/members', expected, { members, member_count: [{ members: count }] }, findings)
  } catch (error) {
    findings.expect('the read models can be read and rebuilt', 'yes', error instanceof Error ? error.message : String(error))
  } finally {
    await client.end()
  }
}

/** Row by row, so that a difference is named and not a thousand rows printed. */
const compare = (what: string, expected: Tables, found: Tables, findings: Findings): void => {
  for (const [table, rows] of Object.entries(found)) {
    const right = expected[table] ?? []
    findings.expect(`${what}: rows of ${table}`, right.length, rows.length)
    const differing = right.findIndex((row, index) => !isDeepStrictEqual(row, rows[index]))
    if (differing >= 0) findings.expect(`${what}: row ${differing} of ${table}`, right[differing], rows[differing])
  }
}

/** Claims by which nobody is called; a process of the product releases them when they are a minute old. */
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
