import { faults as built } from './catalogue.ts'
import { faultSettings } from './fault-settings.ts'
import { seconds, shown } from './findings.ts'
import { showProgress } from './progress.ts'
import { runRounds } from './run-rounds.ts'

const settingsOrExplain = () => {
  try {
    return faultSettings(process.argv.slice(2))
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}

const { rounds, seed, only, form } = settingsOrExplain()
const faults = built.filter(({ id }) => only.includes(id))
const progress = showProgress(process.stdout, rounds * faults.length + (form === 'long' ? 1 : 0))
progress.line(`Faults ${faults.map(({ id }) => id).join(', ')}: ${rounds} round${rounds === 1 ? '' : 's'} with --seed ${seed}`)

const leaving = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => leaving.abort())

const { whole, folder } = await runRounds({
  faults,
  rounds,
  seed,
  form,
  signal: leaving.signal,
  begins: (what) => progress.step(what),
  ended: ({ fault, findings, ms }, round) => {
    progress.stepDone()
    const held = findings.violations.length === 0 ? 'held' : 'BROKEN'
    progress.line(`${held}  round ${round}  ${fault.id.padEnd(4)} ${fault.title}  ${seconds(ms)}  ${findings.measured.join('; ')}`)
    for (const violation of findings.violations.slice(0, 20)) progress.line(`  ${shown(violation)}`)
    if (findings.violations.length > 20) progress.line(`  and ${findings.violations.length - 20} more`)
  },
})
progress.end()
if (whole === 'left') process.exit(130)
progress.line(whole ? 'Every promise held.' : `A promise was broken. Again with --seed ${seed}; data and logs are kept in ${folder}`)
process.exit(whole ? 0 : 1)
