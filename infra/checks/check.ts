import { checkDirections } from './directions.ts'
import { checkKernelNames } from './kernel-names.ts'
import { checkKnownVulnerabilities } from './known-vulnerabilities.ts'
import { checkLicences } from './licences.ts'
import { checkOneClock } from './one-clock.ts'
import { checkPlainWords } from './plain-words.ts'
import { checkRouteLiterals } from './route-literals.ts'
import { type Outcome, runTool } from './run-tool.ts'

interface Check {
  readonly name: string
  readonly run: () => Promise<Outcome>
}

const inInfra = ['adapters', 'stack', 'demo', 'deploy', 'lab', 'local', 'testing', 'checks'].map((name) => `infra/${name}`)
const workspaces = ['events', ...inInfra, 'command-service', 'projection-service', 'query-service', 'client']

const checks: readonly Check[] = [
  { name: 'directions between folders', run: checkDirections },
  { name: 'names of capabilities', run: checkKernelNames },
  { name: 'addresses of routes', run: checkRouteLiterals },
  { name: 'one clock in a test', run: checkOneClock },
  { name: 'plain words', run: checkPlainWords },
  { name: 'lint, with types', run: async () => runTool('oxlint', ['--type-aware', '--deny-warnings']) },
  { name: 'formatting', run: async () => runTool('oxfmt', ['--check', '.']) },
  { name: 'dead code and dependencies', run: async () => runTool('knip', ['--no-progress']) },
  { name: 'licences of packages', run: checkLicences },
  { name: 'known vulnerabilities', run: checkKnownVulnerabilities },
  ...workspaces.map((workspace) => ({ name: `types of ${workspace}`, run: async () => runTool('tsc', ['-p', workspace]) })),
]

/** Two at a time: most of the tools are parallel themselves. */
const CONCURRENCY = 2

const failed: string[] = []

const report = ({ name }: Check, { ok, output }: Outcome, startedAt: number) => {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(28)} ${seconds.padStart(5)} s`)
  if (ok) return
  failed.push(name)
  console.log(output.trimEnd().replace(/^/gm, '       '))
}

const runChecks = async (queue: Check[]): Promise<void> => {
  for (let check = queue.shift(); check; check = queue.shift()) {
    const startedAt = performance.now()
    report(check, await check.run(), startedAt)
  }
}

const begunAt = performance.now()
const queue = [...checks]
await Promise.all(Array.from({ length: CONCURRENCY }, async () => runChecks(queue)))

console.log(`\n${checks.length} checks took ${((performance.now() - begunAt) / 1000).toFixed(0)} s`)
if (failed.length > 0) {
  console.log(`${failed.length} of ${checks.length} checks failed: ${failed.join(', ')}`)
  process.exitCode = 1
}
