import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { contentPlugins } from './client/content-plugins.ts'

const kinds = ['contract', 'integration', 'e2e']

/** Most tests wait more than they work: as many files at a time as there are cores. A browser wants a core beside its test, and goes last. */
const pace = (name: string) =>
  name === 'e2e'
    ? { maxWorkers: Math.max(1, Math.floor(availableParallelism() / 2)), sequence: { groupOrder: 1 } }
    : { maxWorkers: availableParallelism() }

/** A test's kind is in its name: `voter.test.ts` is a unit, `append.contract.test.ts` speaks a protocol, and so on. */
const project = (name: string, include: string[], exclude: string[] = [], globalSetup: string[] = []) => ({
  extends: true as const,
  test: { name, include, exclude: ['**/node_modules/**', 'infra/checks/planted/**', ...exclude], globalSetup, ...pace(name) },
})

const postgres = 'infra/local/testing/postgres-for-tests.ts'
const client = 'infra/local/testing/client-for-tests.ts'

export default defineConfig({
  // Pages are tested with their texts.
  plugins: contentPlugins(),
  test: {
    pool: 'forks',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      project(
        'unit',
        ['**/*.test.ts', '**/*.test.tsx'],
        kinds.map((kind) => `**/*.${kind}.test.ts`),
      ),
      project('contract', ['**/*.contract.test.ts']),
      project('integration', ['**/*.integration.test.ts'], [], [postgres, client]),
      project('e2e', ['**/*.e2e.test.ts'], [], [postgres, client]),
    ],
  },
})
