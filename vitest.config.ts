import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { contentPlugins } from './client/content-plugins.ts'
import LongestFirst from './infra/testing/longest-first.ts'

const kinds = ['contract', 'integration', 'e2e']

/** Browsers keep a core busy each, and wait now and then; other tests wait for much. */
const pace = (name: string) =>
  name === 'e2e'
    ? { maxWorkers: availableParallelism() + 1, sequence: { groupOrder: 0 } }
    : { maxWorkers: availableParallelism() + 2, sequence: { groupOrder: 1 } }

/** Node runs our servers as they are, and their tests as well. Units are also parts of pages, for which Vite turns content and markup into scripts. */
const runner = (name: string) => ({ experimental: { viteModuleRunner: name === 'unit', nodeLoader: false } })

/** A test's kind is in its name: `voter.test.ts` is a unit, `append.contract.test.ts` speaks a protocol, and so on. */
const project = (name: string, include: string[], exclude: string[] = [], globalSetup: string[] = []) => ({
  extends: true as const,
  test: {
    name,
    include,
    exclude: ['**/node_modules/**', 'infra/checks/planted/**', ...exclude],
    globalSetup,
    ...pace(name),
    ...runner(name),
  },
})

const client = 'infra/testing/client-for-tests.ts'

const timesOfFiles = './infra/testing/slowest-first.ts'

export default defineConfig({
  // Pages are tested with their texts.
  plugins: contentPlugins(),
  test: {
    pool: 'forks',
    reporters: ['default', timesOfFiles],
    // Files of one kind that a worker runs one after another share what they import; what they start, each stops by itself.
    isolate: false,
    globalSetup: 'infra/testing/shared-parts.ts',
    sequence: { sequencer: LongestFirst },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      project(
        'unit',
        ['**/*.test.ts', '**/*.test.tsx'],
        kinds.map((kind) => `**/*.${kind}.test.ts`),
      ),
      project('contract', ['**/*.contract.test.ts']),
      project('integration', ['**/*.integration.test.ts'], [], [client]),
      project('e2e', ['**/*.e2e.test.ts'], [], [client]),
    ],
  },
})
