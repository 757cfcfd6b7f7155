import type { Reporter, TestModule } from 'vitest/node'

/** Below this, files are only counted. */
const WORTH_A_LINE_MS = 100

const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1).padStart(6)} s`
const sum = (all: readonly { readonly ms: number }[]) => all.reduce((total, { ms }) => total + ms, 0)

/** What each file took, slowest first, tier by tier: where the next minute is to be found. */
export default class SlowestFirst implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map((module) => {
      const { collectDuration, duration, setupDuration } = module.diagnostic()
      return { tier: module.project.name, file: module.relativeModuleId, ms: collectDuration + setupDuration + duration }
    })
    const tiers = Object.entries(Object.groupBy(files, ({ tier }) => tier)).map(([tier, of = []]) => ({ tier, of, ms: sum(of) }))
    const lines = tiers
      .toSorted((one, other) => other.ms - one.ms)
      .flatMap(({ tier, of, ms }) => {
        const quick = of.filter((file) => file.ms < WORTH_A_LINE_MS)
        const slow = of.filter((file) => file.ms >= WORTH_A_LINE_MS).toSorted((one, other) => other.ms - one.ms)
        return [
          `\n${inSeconds(ms)}  ${tier}, ${of.length} files`,
          ...slow.map((file) => `${inSeconds(file.ms)}    ${file.file}`),
          ...(quick.length === 0 ? [] : [`${inSeconds(sum(quick))}    ${quick.length} files of less than ${WORTH_A_LINE_MS} ms`]),
        ]
      })
    process.stdout.write(`${lines.join('\n')}\n`)
  }
}
