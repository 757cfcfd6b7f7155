import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Fault } from './fault.ts'
import { Ledger } from './ledger.ts'
import { awaitReleases } from './oracle.ts'
import { Random } from './random.ts'
import { runFault, type Verdict } from './run-fault.ts'
import { startStack } from './stack-under-fault.ts'

export interface Rounds {
  readonly faults: readonly Fault[]
  readonly rounds: number
  readonly seed: string
  readonly form: 'short' | 'long'
  /** The caller may leave before the end of the run. */
  readonly signal: AbortSignal
  begins(what: string): void
  ended(verdict: Verdict, round: number): void
}

/** A minute has to pass before the product lets go of what a crash left behind. */
const unusedNamesReleased: Fault = {
  id: '(d)',
  title: 'names that a crash left claimed are free again',
  run: ({ stack, findings }) => awaitReleases(stack, findings),
}

/** Every fault in every round on one stack, whose log grows; a fault that broke a promise ends the run. */
export const runRounds = async ({
  faults,
  rounds,
  seed,
  form,
  signal,
  begins,
  ended,
}: Rounds): Promise<{ whole: boolean | 'left'; folder: string }> => {
  const folder = mkdtempSync(join(tmpdir(), 'debut-faults-'))
  begins('the stack starts')
  const stack = await startStack(folder)
  const ledger = new Ledger()
  /** Whether the promises held. */
  const judge = async (fault: Fault, round: number): Promise<boolean> => {
    begins(`round ${round}: ${fault.id} ${fault.title}`)
    const random = new Random(`${seed}/${round}/${fault.id}`)
    const verdict = await runFault(fault, { stack, ledger, random, form })
    ended(verdict, round)
    return verdict.findings.violations.length === 0
  }
  const judgeAll = async () => {
    for (let round = 1; round <= rounds; round++) for (const fault of faults) if (!(await judge(fault, round))) return false
    return form === 'short' || judge(unusedNamesReleased, rounds)
  }
  try {
    const left = new Promise<'left'>((resolve) => signal.addEventListener('abort', () => resolve('left')))
    const whole = signal.aborted ? 'left' : await Promise.race([judgeAll(), left])
    await stack.stop()
    // What was found wrong can be looked at.
    if (whole !== false) rmSync(folder, { recursive: true, force: true })
    return { whole, folder }
  } finally {
    await stack.stop()
  }
}
