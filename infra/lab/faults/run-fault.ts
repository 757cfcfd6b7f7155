import { readFileSync } from 'node:fs'
import { since, takeCensus } from './census.ts'
import { type Fault, Round } from './fault.ts'
import { Findings, seconds } from './findings.ts'
import { consult } from './oracle.ts'

export interface Verdict {
  readonly fault: Fault
  readonly findings: Findings
  readonly ms: number
}

const lastWarnings = (logFile: string): string[] =>
  readFileSync(logFile, 'utf8')
    .split('\n')
    .filter((line) => /"level":"(warn|error|fatal)"/.test(line))
    .slice(-3)

/** One fault, then the oracle. */
export const runFault = async (
  fault: Fault,
  parts: Omit<ConstructorParameters<typeof Round>[0], 'findings'>,
  asking?: Parameters<typeof consult>[3],
): Promise<Verdict> => {
  const begun = performance.now()
  const findings = new Findings()
  const before = takeCensus(parts.ledger)
  try {
    await fault.run(new Round({ ...parts, findings }))
    if (fault.aside === undefined) {
      const asked = performance.now()
      await consult(parts.stack, parts.ledger, findings, asking)
      findings.measure(`the oracle took ${seconds(performance.now() - asked)}`)
    }
  } catch (error) {
    const found = error instanceof Error ? (error.stack ?? error.message) : String(error)
    findings.expect(`${fault.id} runs to its end`, 'yes', [found, ...lastWarnings(parts.stack.logOf('command-service'))].join('\n'))
  }
  if (fault.aside === undefined) {
    for (const part of parts.stack.parts) findings.expect(`how the ${part.name} ended by itself`, undefined, part.collapse)
    findings.measure(since(before, takeCensus(parts.ledger)))
  }
  return { fault, findings, ms: performance.now() - begun }
}
