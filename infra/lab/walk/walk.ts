import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { launchBrowser } from '@debut/stack/browser.ts'
import { startDemoProduct } from '@debut/testing/demo-product.ts'
import { quickTmpdir } from '@debut/testing/quick-tmpdir.ts'
import { showProgress } from '../faults/progress.ts'
import type { Walked } from './one-walk.ts'
import { roles, WALKS } from './plan.ts'
import { runWalks } from './run-walks.ts'
import { walkSettings } from './walk-settings.ts'

const settingsOrExplain = () => {
  try {
    return walkSettings(process.argv.slice(2))
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}

const { seed, walk, clicks, atATime } = settingsOrExplain()
const numbers = walk === undefined ? Array.from({ length: WALKS }, (_, index) => index + 1) : [walk]
const progress = showProgress(process.stdout, numbers.length)
const begun = Date.now()
const seconds = (ms: number) => `${Math.round(ms / 1_000)} s`

progress.line(
  `${numbers.length} walk${numbers.length === 1 ? '' : 's'} of ${clicks} clicks with --seed ${seed}, and each says how long those behind it take`,
)
const folder = mkdtempSync(join(quickTmpdir(), 'debut-walk-'))
const product = await startDemoProduct(join(folder, 'data'), { TRUSTED_PROXIES: 'loopback' })
const browser = await launchBrowser({ graphics: false })

const walking = Date.now()
let ended = 0

const timeLeft = (): string => {
  ended += 1
  const minutes = (((Date.now() - walking) / ended) * (numbers.length - ended)) / 60_000
  return minutes === 0 ? '' : `, about ${Math.max(1, Math.round(minutes))} min left`
}

const tell = (walked: Walked) => {
  const {
    walk: { number, role },
    failures,
    steps,
    ms,
  } = walked
  progress.stepDone()
  progress.step(`walk ${number}`)
  const head = failures.length === 0 ? 'well  ' : 'BROKEN'
  progress.line(
    `${head} walk ${String(number).padStart(2)}  ${role.padEnd(8)} ${walked.clicks} clicks, ${walked.pages.size} pages  ${seconds(ms)}${timeLeft()}`,
  )
  if (failures.length === 0) return
  for (const [index, step] of steps.entries()) {
    progress.line(`    ${String(index + 1).padStart(2)} ${step}`)
    for (const failure of failures.filter((each) => each.step === index + 1))
      progress.line(`       ▲ ${failure.what.replaceAll('\n', '\n         ')}`)
  }
  progress.line(`  Again: npm run walk -- --seed ${seed} --walk ${number}`)
}

try {
  const walks = await runWalks({ browser, stack: product.stack, run: 'a', seed, numbers, clicks, atATime, onEnd: tell })
  progress.end()
  for (const role of roles) {
    const own = walks.filter((each) => each.walk.role === role)
    if (own.length === 0) continue
    const pages = new Set(own.flatMap((each) => [...each.pages]))
    const sum = own.reduce((total, each) => total + each.clicks, 0)
    progress.line(
      `${role.padEnd(8)} ${own.length} walks, ${sum} clicks, ${pages.size} pages, ${own.filter(({ failures }) => failures.length > 0).length} failed`,
    )
  }
  const failed = walks.filter(({ failures }) => failures.length > 0)
  progress.line(
    failed.length === 0
      ? `Nothing broke in ${seconds(Date.now() - begun)}.`
      : `${failed.length} of ${walks.length} walks failed in ${seconds(Date.now() - begun)}, with --seed ${seed}: ${failed.map((each) => each.walk.number).join(', ')}`,
  )
  process.exitCode = failed.length === 0 ? 0 : 1
} finally {
  await browser.close()
  await product.stop()
  rmSync(folder, { recursive: true, force: true })
}
