import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { faults } from './catalogue.ts'
import { Findings, seconds, shown } from './findings.ts'
import { Ledger, outcomeOf } from './ledger.ts'
import { consult } from './oracle.ts'
import { Random } from './random.ts'
import { Round } from './fault.ts'
import { runFault } from './run-fault.ts'
import { type StackUnderFault, startStack } from './stack-under-fault.ts'

const SEED = 'every change'
/** Many times what it takes, for a machine that is busy with other things. */
const PATIENCE_MS = 120_000

const folder = mkdtempSync(join(tmpdir(), 'debut-faults-'))
const ledger = new Ledger()
let stack: StackUnderFault | undefined

const started = () => {
  if (stack === undefined) throw new Error('the stack did not start')
  return stack
}

beforeAll(async () => {
  stack = await startStack(folder)
}, PATIENCE_MS)

afterAll(async () => {
  await stack?.stop()
  rmSync(folder, { recursive: true, force: true })
}, PATIENCE_MS)

it.for(faults)('$id, $title: nothing is lost and nothing counts twice', { timeout: PATIENCE_MS }, async (fault) => {
  const { findings, ms } = await runFault(fault, { stack: started(), ledger, random: new Random(`${SEED}/${fault.id}`), form: 'short' })
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
  await consult(started(), mistaken, findings)
  expect(findings.violations.map(({ what }) => what)).toEqual(
    expect.arrayContaining([`the effects of ${lost.commandId}, which was accepted`, `effect of ${omitted?.wish.commandId}`]),
  )
})
