import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Findings } from './findings.ts'
import { type Entry, type Ledger, outcomeOf } from './ledger.ts'
import { connect } from './postgres-client.ts'
import { activeBuild, caughtUp, readTables, rebuildMembers } from './read-model.ts'
import { foldClaims, foldMembers, type LoggedMember, readLog, type RecordedEvent } from './recorded-log.ts'
import { readServedMembers } from './served-members.ts'
import type { StackUnderFault } from './stack-under-fault.ts'

/** A read model that is not there by then stands still. */
const CATCH_UP_WITHIN_MS = 20_000

/** Holds the ledger against the log, the log against the read model, and the read model against its rebuild. */
export const consult = async (stack: StackUnderFault, ledger: Ledger, findings: Findings): Promise<void> => {
  const log = await readLog(stack.eventStoreUrl)
  checkEffects(log, ledger, findings)
  const members = await foldMembers(log, stack)
  checkNames(members, log, ledger, stack, findings)
  await checkReadModel(stack, members, log.at(-1)?.position.commit ?? 0, findings)
}

/** (a) and (b): an accepted command has one effect, where its answers said; an unknown one none or one; a refused one none. */
const checkEffects = (log: readonly RecordedEvent[], ledger: Ledger, findings: Findings): void => {
  const effects = new Map<string, number[]>()
  const ids = new Set<string>()
  for (const { id, type, metadata, position } of log) {
    findings.require(`event ${id} stands in the log once`, !ids.has(id), 'one event', 'a second one')
    ids.add(id)
    if (type !== 'MemberRegistered') continue
    effects.set(metadata.$causationId, [...(effects.get(metadata.$causationId) ?? []), position.commit])
  }
  for (const entry of ledger.entries()) checkEntry(entry, effects.get(entry.wish.commandId) ?? [], findings)
  for (const commandId of effects.keys())
    findings.require(`effect of ${commandId}`, ledger.find(commandId) !== undefined, 'a command that was sent', 'none')
}

const checkEntry = (entry: Entry, effects: readonly number[], findings: Findings): void => {
  const { commandId } = entry.wish
  const outcome = outcomeOf(entry)
  const told = entry.answers.flatMap((answer) => (answer.kind === 'accepted' ? [answer.position] : []))
  findings.require(`command ${commandId}, once everything is back`, entry.fate !== 'starved', 'an answer', entry.answers.at(-1))
  for (const answer of entry.answers)
    if (answer.kind === 'unknown') findings.require(`an answer to ${commandId}`, !answer.why.startsWith('500'), 'no 500', answer.why)
  switch (outcome.kind) {
    case 'accepted':
      findings.expect(`the effects of ${commandId}, which was accepted`, [outcome.position], effects)
      findings.expect(
        `every yes to ${commandId}`,
        told.map(() => outcome.position),
        told,
      )
      return
    case 'refused':
      return findings.expect(`the effects of ${commandId}, which was refused as ${outcome.code}`, [], effects)
    case 'unknown':
      return findings.require(`the effects of ${commandId}, which nobody answered`, effects.length <= 1, 'none or one', effects)
  }
}

const claimOf = (secret: string, username: string) => `username-${createHmac('sha256', secret).update(username).digest('hex').slice(0, 32)}`

/** A name belongs to one member, and each member holds the claim on theirs. */
const checkNames = (
  members: readonly LoggedMember[],
  log: readonly RecordedEvent[],
  ledger: Ledger,
  { claimSecret }: StackUnderFault,
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
  const wished = new Map([...ledger.entries()].map(({ wish }) => [wish.memberId, wish.username]))
  for (const { memberId, username } of members)
    findings.expect(`the name that ${memberId} asked for`, wished.get(memberId), username ?? undefined)
}

/** (c) and (d): tables, counters and pages say what the log says, before a rebuild and after it. */
const checkReadModel = async (
  stack: StackUnderFault,
  members: readonly LoggedMember[],
  last: number,
  findings: Findings,
): Promise<void> => {
  const expected = { members, count: members.length }
  const client = await connect(stack.databaseUrl)
  try {
    if (!(await caughtUp(client, last, CATCH_UP_WITHIN_MS)))
      return findings.expect(`how far the read model is after ${CATCH_UP_WITHIN_MS} ms`, last, await activeBuild(client))
    compare('the live read model', expected, await readTables(client), findings)
    const before = await activeBuild(client)
    await rebuildMembers(stack)
    findings.expect('the version in force after a rebuild', before.version + 1, (await activeBuild(client)).version)
    compare('the rebuilt read model', expected, await readTables(client), findings)
    compare('GET /api/members', expected, await readServedMembers(stack.queryUrl, last), findings)
  } catch (error) {
    findings.expect('the read model can be read and rebuilt', 'yes', error instanceof Error ? error.message : String(error))
  } finally {
    await client.end()
  }
}

interface Tables {
  readonly members: readonly LoggedMember[]
  readonly count: number
}

/** Row by row, so that a difference is named and not a thousand rows printed. */
const compare = (what: string, expected: Tables, found: Tables, findings: Findings): void => {
  findings.expect(`${what}: rows`, expected.members.length, found.members.length)
  findings.expect(`${what}: member_count`, expected.count, found.count)
  const differing = expected.members.findIndex((member, index) => JSON.stringify(member) !== JSON.stringify(found.members[index]))
  if (differing >= 0) findings.expect(`${what}: row ${differing}`, expected.members[differing], found.members[differing])
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
