import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { contentPlugins } from './client/content-plugins.ts'
import LongestFirst from './infra/testing/longest-first.ts'
import { BUSY_MACHINE_MS, TEST_MS } from './infra/testing/waiting-times.ts'

const kinds = ['contract', 'integration', 'e2e']

/** Browsers keep a core busy each, and wait now and then; other tests wait for much. */
const pace = (name: string) =>
  name === 'e2e'
    ? { maxWorkers: availableParallelism() + 1, sequence: { groupOrder: 0 } }
    : { maxWorkers: availableParallelism() + 2, sequence: { groupOrder: 1 } }

interface Files {
  readonly include: string[]
  readonly exclude?: string[]
  readonly globalSetup?: string[]
  readonly setupFiles?: string[]
  /** Turns what pages are made of, content and markup, into scripts. Node runs all else as it is, as it runs our servers. */
  readonly vite?: boolean
}

/** A test's kind is in its name: `voter.test.ts` is a unit, `append.contract.test.ts` speaks a protocol, and so on. */
const project = (name: string, { include, exclude = [], globalSetup = [], setupFiles = [], vite = false }: Files) => ({
  extends: true as const,
  // Pages are tested with their texts.
  plugins: vite ? contentPlugins() : [],
  test: {
    name,
    include,
    exclude: ['**/node_modules/**', 'infra/checks/planted/**', ...exclude],
    globalSetup,
    setupFiles,
    experimental: { viteModuleRunner: vite, nodeLoader: false },
    ...pace(name),
  },
})

const client = 'infra/testing/client-for-tests.ts'

const timesOfFiles = './infra/testing/slowest-first.ts'

const ofOtherKinds = kinds.map((kind) => `**/*.${kind}.test.ts`)

export default defineConfig({
  test: {
    pool: 'forks',
    reporters: ['default', timesOfFiles],
    // Files of one kind that a worker runs one after another share what they import; what they start, each stops by itself.
    isolate: false,
    globalSetup: 'infra/testing/shared-parts.ts',
    sequence: { sequencer: LongestFirst },
    // A slow machine is given the time it needs; a test that waits in vain ends sooner, by what it waits for.
    testTimeout: TEST_MS,
    hookTimeout: TEST_MS,
    expect: { poll: { timeout: BUSY_MACHINE_MS } },
    projects: [
      project('unit', { include: ['**/*.test.ts'], exclude: ['client/**', ...ofOtherKinds] }),
      project('unit of the client', { include: ['client/**/*.test.ts', 'client/**/*.test.tsx'], exclude: ofOtherKinds, vite: true }),
      project('contract', { include: ['**/*.contract.test.ts'] }),
      project('integration', { include: ['**/*.integration.test.ts'], globalSetup: [client] }),
      project('e2e', { include: ['**/*.e2e.test.ts'], globalSetup: [client], setupFiles: ['infra/testing/no-troubles.ts'] }),
    ],
  },
})
