import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { faults } from './catalogue.ts'
import { checkEffects } from './effects.ts'
import { Findings, seconds, shown } from './findings.ts'
import { checkDays } from './hand-days.ts'
import { followVoters } from './hand-voters.ts'
import { Ledger, outcomeOf } from './ledger.ts'
import { consult } from './oracle.ts'
import { Random } from './random.ts'
import { readLog, type RecordedEvent } from './recorded-log.ts'
import { type Fault, Round } from './fault.ts'
import { runFault, type Verdict } from './run-fault.ts'
import { type StackUnderFault, startStack } from './stack-under-fault.ts'
import { quickTmpdir } from '../local/testing/quick-tmpdir.ts'

const SEED = 'every change'
/** Many times what it takes, for a machine that is busy with other things. */
const PATIENCE_MS = 120_000

const folder = mkdtempSync(join(quickTmpdir(), 'debut-faults-'))
const ledger = new Ledger()
let stack: StackUnderFault | undefined

const started = () => {
  if (stack === undefined) throw new Error('the stack did not start')
  return stack
}

/** Live tables are held against the log after each fault; rebuilt ones, which are of all the faults before, after the last. */
const run = (fault: Fault) =>
  runFault(
    fault,
    { stack: started(), ledger, random: new Random(`${SEED}/${fault.id}`), form: 'short' },
    { rebuild: fault === faults.at(-1) },
  )

/** Those that need no turn of their own are under way from the beginning: they mostly wait. */
const aside = new Map<Fault, Promise<Verdict>>()

beforeAll(async () => {
  stack = await startStack(folder)
  for (const fault of faults) if (fault.aside) aside.set(fault, run(fault))
}, PATIENCE_MS)

afterAll(async () => {
  await stack?.stop()
  rmSync(folder, { recursive: true, force: true })
}, PATIENCE_MS)

it.for(faults)('$id, $title: nothing is lost and nothing counts twice', { timeout: PATIENCE_MS }, async (fault) => {
  if (fault.alone) await Promise.all(aside.values())
  const begun = aside.get(fault)
  // A second try is a new one.
  aside.delete(fault)
  const { findings, ms } = await (begun ?? run(fault))
  process.stdout.write(`${fault.id.padEnd(4)} ${seconds(ms)}  ${findings.measured.join('; ')}\n`)
  expect(findings.violations.map(shown)).toEqual([])
})

it('the oracle notices an accepted command that has no effect, and an effect that nobody asked for', { timeout: PATIENCE_MS }, async () => {
  const { wishes } = new Round({ stack: started(), ledger, random: new Random(`${SEED}/oracle`), findings: new Findings(), form: 'short' })
  const lost = wishes.registration({ rivalry: 0 })
  const omitted = [...ledger.entries()].find((entry) => outcomeOf(entry).kind === 'accepted')
  const mistaken = new Ledger()
  for (const entry of ledger.entries()) if (entry !== omitted) mistaken.open(entry.wish).answers.push(...entry.answers)
  mistaken.open(lost).answers.push({ kind: 'accepted', position: 1 })
  const findings = new Findings()
  await consult(started(), mistaken, findings, { rebuild: false })
  expect(findings.violations.map(({ what }) => what)).toEqual(
    expect.arrayContaining([
      `RegisterMember ${lost.commandId}, which was accepted: its effect, or that it was so at 1`,
      `effect of ${omitted?.wish.commandId}`,
    ]),
  )
})

it('the oracle notices a vote that a detector held', async () => {
  const log = await readLog(started().eventStoreUrl)
  const held = log.flatMap((event) =>
    event.type === 'VoteCast' ? [{ ...event, type: 'VoteHeld', metadata: { ...event.metadata, actor: 'process:hold-suspects' } }] : [],
  )
  const findings = new Findings()
  checkEffects([...log, ...held.slice(0, 1)], ledger, findings)
  expect(findings.violations.map(({ what }) => what)).toContain('votes that detectors held')
})

/** What the rules have to notice in a log that is otherwise whole. */
const forgeries: readonly {
  readonly what: string
  readonly forge: (log: readonly RecordedEvent[]) => RecordedEvent[]
  readonly noticed: RegExp
}[] = [
  {
    what: 'a weight that the streak does not give',
    forge: (log) => log.map((event) => (event.type === 'VoteCast' ? { ...event, data: { ...event.data, weight: 5 } } : event)),
    noticed: /its weight$/,
  },
  {
    what: 'a first vote that does not extend the streak',
    forge: (log) => log.filter(({ type }) => type !== 'StreakExtended'),
    noticed: /follows from the event before it$|left unsaid$/,
  },
  {
    what: 'votes that count on another day than their own',
    forge: (log) =>
      log.map((event) =>
        event.type === 'VoteCast' ? { ...event, metadata: { ...event.metadata, at: '2030-01-01T00:00:00.000Z' } } : event,
      ),
    noticed: /its day$/,
  },
  {
    what: 'a vote for a launch that has theirs, and a fourth one',
    forge: (log) => log.flatMap((event) => (event.type === 'VoteCast' ? [event, event, event, event] : [event])),
    noticed: /a second vote for the launch$|votes on .* before it$/,
  },
  {
    what: 'a tier that is granted twice',
    forge: (log) => log.flatMap((event) => (event.type === 'RewardGranted' ? [event, event] : [event])),
    noticed: /: tier 5$/,
  },
  {
    what: 'a vote from before its launch was open',
    forge: (log) => log.filter(({ type }) => type !== 'LaunchOpened'),
    noticed: /its launch is open$/,
  },
  {
    what: 'a day that was closed without its last vote',
    forge: (log) => log.filter((event) => event !== log.find(({ type }) => type === 'VoteCast')),
    noticed: /^the (votes|root|frozen standings) of /,
  },
  {
    what: 'days that were closed in another order',
    forge: (log) => {
      const closed = log.filter(({ type }) => type === 'LaunchDayClosed')
      return log.map((event) => (event.type === 'LaunchDayClosed' ? (closed.pop() ?? event) : event))
    },
    noticed: /^days closed, in order$/,
  },
]

it.for(forgeries)('the oracle notices $what', async ({ forge, noticed }) => {
  const { eventStoreUrl, seedSecret } = started()
  const log = await readLog(eventStoreUrl)
  const judge = (events: readonly RecordedEvent[]) => {
    const findings = new Findings()
    followVoters(events, findings)
    checkDays(events, seedSecret, findings)
    return findings.violations.map(({ what }) => what)
  }
  expect(judge(log)).toEqual([])
  expect(judge(forge(log))).toContainEqual(expect.stringMatching(noticed))
})
