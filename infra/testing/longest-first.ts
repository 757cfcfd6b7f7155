import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes long or waits for long, whatever its size, for a checkout that has not run yet: begun last, it would be waited for alone. */
const LONG =
  /\/(?:every-route\.e2e|start\.e2e|attacks\.e2e|faults\.integration|projections\.integration|postgres\.integration|demo-world|simulation)\.test\.ts$/

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // By tier, and within it by what each file took the last time, or else by its size.
    // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer's, and not an array's
    const sorted = await super.sort(files)
    const tiers = [...new Set(sorted.map(({ project }) => project))]
    return tiers.flatMap((tier) => {
      const its = sorted.filter(({ project }) => project === tier)
      return [...its.filter(({ moduleId }) => LONG.test(moduleId)), ...its.filter(({ moduleId }) => !LONG.test(moduleId))]
    })
  }
}
