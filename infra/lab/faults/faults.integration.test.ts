import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { auditEvents } from '@debut/projection-service/audit/log-audit.ts'
import type { AnyRecorded } from '@debut/projection-service/audit/log/recorded.ts'
import { faults } from './catalogue.ts'
import { checkSeeds } from './check-seeds.ts'
import { checkEffects } from './effects.ts'
import { Findings, seconds, shown } from './findings.ts'
import { Ledger, outcomeOf } from './ledger.ts'
import { consult } from './oracle.ts'
import { Random } from './random.ts'
import { readLog, readOpened } from './recorded-log.ts'
import { type Fault, Round } from './fault.ts'
import { runFault, type Verdict } from './run-fault.ts'
import { type StackUnderFault, startStack } from './stack-under-fault.ts'
import { quickTmpdir } from '@debut/testing/quick-tmpdir.ts'

const SEED = 'every change'
/** Many times what it takes, for a machine that is busy with other things. */
const TIMEOUT_MS = 180_000

const folder = mkdtempSync(join(quickTmpdir(), 'debut-faults-'))
const ledger = new Ledger()
let stack: StackUnderFault | undefined

const started = () => {
  if (stack === undefined) throw new Error('the stack did not start')
  return stack
}

/** Live tables are held against the log after each fault; rebuilt ones, which are of all the faults before, after the last. */
const run = (fault: Fault, attempt = 0) =>
  runFault(
    fault,
    // Members who joined in the first try still exist in the second, so that needs other names.
    { stack: started(), ledger, random: new Random(`${SEED}/${fault.id}/${attempt}`), form: 'short' },
    { rebuild: fault === faults.at(-1) },
  )

/** Those that need no turn of their own are under way from the beginning: they mostly wait. */
const aside = new Map<Fault, Promise<Verdict>>()

beforeAll(async () => {
  stack = await startStack(folder)
  for (const fault of faults) if (fault.aside) aside.set(fault, run(fault))
}, TIMEOUT_MS)

afterAll(async () => {
  await stack?.stop()
  rmSync(folder, { recursive: true, force: true })
}, TIMEOUT_MS)

it.for(faults)('$id, $title: nothing is lost and nothing counts twice', { timeout: TIMEOUT_MS }, async (fault, { task }) => {
  if (fault.alone) await Promise.all(aside.values())
  const begun = aside.get(fault)
  // A second try is a new one.
  aside.delete(fault)
  const { findings, ms } = await (begun ?? run(fault, task.result?.retryCount))
  process.stdout.write(`${fault.id.padEnd(4)} ${seconds(ms)}  ${findings.measured.join('; ')}\n`)
  expect(findings.violations.map(shown)).toEqual([])
})

it(
  'the oracle notices an accepted command that has no effect, and an effect that no command asked for',
  { timeout: TIMEOUT_MS },
  async () => {
    const { commands } = new Round({
      stack: started(),
      ledger,
      random: new Random(`${SEED}/oracle`),
      findings: new Findings(),
      form: 'short',
    })
    const lost = commands.registration({ rivalry: 0 })
    // An accepted vote may change nothing, so a registration is left out.
    const omitted = [...ledger.entries()].find((entry) => entry.command.type === 'RegisterMember' && outcomeOf(entry).kind === 'accepted')
    const mistaken = new Ledger()
    for (const entry of ledger.entries()) if (entry !== omitted) mistaken.open(entry.command).answers.push(...entry.answers)
    mistaken.open(lost).answers.push({ kind: 'accepted', position: 1 })
    const findings = new Findings()
    await consult(started(), mistaken, findings, { rebuild: false })
    expect(findings.violations.map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        `RegisterMember ${lost.commandId}, which was accepted: its effect, or that it was so at 1`,
        `effect of ${omitted?.command.commandId}`,
      ]),
    )
  },
)

it('the oracle notices a vote that a detector held', async () => {
  const log = await readLog(started().eventStoreUrl)
  const held = log.flatMap((event) =>
    event.type === 'VoteCast' ? [{ ...event, type: 'VoteHeld', metadata: { ...event.metadata, actor: 'process:hold-suspects' } }] : [],
  )
  const findings = new Findings()
  checkEffects([...log, ...held.slice(0, 1)], ledger, findings)
  expect(findings.violations.map(({ what }) => what)).toContain('votes that detectors held')
})

const isA = (type: string) => (recorded: AnyRecorded) => recorded.event.type === type
const isCast = isA('VoteCast')
const without = (type: string) => (log: readonly AnyRecorded[]) => log.filter((recorded) => recorded.event.type !== type)
const often = (type: string, count: number) => (log: readonly AnyRecorded[]) =>
  log.flatMap((recorded) => (recorded.event.type === type ? Array.from({ length: count }, () => recorded) : [recorded]))

/** What the rules have to notice in a log that is otherwise whole. */
const forgeries: readonly {
  readonly what: string
  readonly forge: (log: readonly AnyRecorded[]) => AnyRecorded[]
  readonly noticed: readonly RegExp[]
}[] = [
  {
    what: 'a weight that the streak does not give',
    forge: (log) =>
      log.map((recorded) =>
        isCast(recorded) ? { ...recorded, event: { ...recorded.event, data: { ...recorded.event.data, weight: 5 } } } : recorded,
      ),
    noticed: [/: it weighs 5, and at a streak of \d+ a vote weighs [1-4]\.$/],
  },
  {
    what: 'a first vote that does not extend the streak',
    forge: without('StreakExtended'),
    noticed: [/: a streak of 1 on .* is missing\.$/],
  },
  {
    what: 'votes that count on another day than their own',
    forge: (log) =>
      log.map((recorded) =>
        isCast(recorded) ? { ...recorded, envelope: { ...recorded.envelope, at: toInstant('2030-01-01T12:00:00Z') } } : recorded,
      ),
    noticed: [/: it counts on .* and was cast on 2030-01-01\.$/],
  },
  {
    what: 'a vote for a launch that has theirs, and a fourth one',
    forge: often('VoteCast', 4),
    noticed: [/: the member has a standing vote on this launch already\.$/, /: it is the member's vote 4 of .*, where 3 are allowed\.$/],
  },
  {
    what: 'a tier that is granted twice',
    forge: often('RewardGranted', 2),
    noticed: [/: a reward was granted twice: the reward for a streak of 5\.$/],
  },
  {
    what: 'a vote from before its launch was open',
    forge: without('LaunchOpened'),
    noticed: [/: the launch had not been opened\.$/],
  },
  {
    what: 'a vote of somebody who has confirmed neither an email nor a phone',
    forge: without('EmailVerified'),
    noticed: [/: the member had confirmed neither an email nor a phone\.$/],
  },
  {
    what: 'a day that was closed with a vote more than there are',
    forge: (log) => log.filter((recorded) => recorded !== log.find(isCast)),
    noticed: [/^The closing of .* counts votes: /, /^The Merkle root of /],
  },
  {
    what: 'days that were closed in another order',
    forge: (log) => {
      const closed = log.filter(isA('LaunchDayClosed'))
      return log.map((recorded) => (isA('LaunchDayClosed')(recorded) ? (closed.pop() ?? recorded) : recorded))
    },
    noticed: [/ was closed after .*, and not the day after it\.$/],
  },
]

it.for(forgeries)('the oracle notices $what', async ({ forge, noticed }) => {
  const log = await readOpened(started())
  const judge = (events: readonly AnyRecorded[]) => auditEvents(events).map(({ text }) => text)
  expect(judge(log)).toEqual([])
  const found = judge(forge(log))
  for (const pattern of noticed) expect(found).toContainEqual(expect.stringMatching(pattern))
})

it('the oracle notices a day whose seed is not of the secret', async () => {
  const { eventStoreUrl, seedSecret } = started()
  const [log, honest, forged] = [await readLog(eventStoreUrl), new Findings(), new Findings()]
  checkSeeds(log, seedSecret, honest)
  checkSeeds(log, 'another secret', forged)
  expect(honest.violations.map(({ what }) => what)).toEqual([])
  expect(forged.violations.map(({ what }) => what)).toContainEqual(expect.stringMatching(/^the seed that .* reveals$/))
})
