import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { circlesIn } from './circles.ts'
import { type Outcome, root, runTool } from './run-tool.ts'

const here = import.meta.dirname
const cruiser = join(here, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
const rules = join(here, 'directions.mjs')
const folders = ['events', 'infra', 'command-service', 'projection-service', 'query-service', 'client']

/** Each line is one forbidden import in `planted/`: the rule it breaks, who imports, what; or a circle of several. */
const planted = [
  'adapters-know-events-only: infra/adapters/bus.ts → ../local/stack.ts',
  'audit-knows-no-policy: projection-service/src/audit/recount.ts → ../../../events/src/voting/streak.ts',
  'browser-code-stays-in-the-browser: client/src/lib/session.ts → ../../server/render.ts',
  'capabilities-meet-through-events: command-service/src/following/follower.ts → ../voting/voter.ts',
  'capabilities-meet-through-events: command-service/src/voting/voter.ts → ../following/follower.ts',
  'client-calls-services-over-http: client/server/render.ts → ../../command-service/src/voting/voter.ts',
  'contracts-stay-out-of-browsers: client/src/features/voting/vote-button.tsx → ../../../../events/src/voting/voting.ts',
  'events-stand-alone: events/src/voting/vote-events.ts → ../../../infra/adapters/bus.ts',
  'features-are-below-pages: client/src/features/voting/vote-button.tsx → ../../pages/home.tsx',
  'features-stand-alone: client/src/features/voting/vote-button.tsx → ../following/follow.ts',
  'installed-in-production: client/server/render.ts → vite',
  'kernel-knows-no-capability: events/src/kernel/ids.ts → ../voting/vote-events.ts',
  'kernel-knows-no-capability: query-service/src/kernel/viewer.ts → ../../../events/src/voting/vote-events.ts',
  'knex-runs-in-infra: query-service/src/rankings/top-tools.ts → knex',
  'lib-draws-nothing: client/src/lib/session.ts → ../ui/button.tsx',
  'manifests-are-no-barrels: client/src/features/voting/vote-button.tsx → ../../../../events/src/voting/voting.ts',
  'manifests-are-no-barrels: command-service/src/following/follower.ts → ../../../events/src/voting/voting.ts',
  'manifests-answer-their-contract: command-service/src/voting/voting.ts → ../../../events/src/following/following.ts',
  'manifests-answer-their-contract: events/src/voting/voting.ts → ../following/following.ts',
  'no-circle: command-service/src: following/follower.ts → voting/voter.ts, voting/voter.ts → following/follower.ts',
  'no-circle: query-service/src/tools: cards/card.ts → tool-facts.ts, tool-facts.ts → cards/card-row.ts',
  'no-circle: query-service/src: rankings/typed-query.ts → tools/tool-id.ts, tools/tool-facts.ts → rankings/rank.ts',
  'no-node-in-the-browser: client/src/lib/session.ts → fs',
  'only-adapters-of-infra: command-service/src/voting/voter.ts → ../../../infra/local/stack.ts',
  'pages-are-below-app: client/src/pages/home.tsx → ../app/store.ts',
  'resolvable: query-service/src/rankings/top-tools.ts → ./missing.ts',
  'services-meet-through-events: command-service/src/voting/voter.ts → ../../../query-service/src/rankings/top-tools.ts',
  'tests-stay-tests: query-service/src/rankings/top-tools.ts → ../kernel/testing/given.ts',
  'ui-knows-no-domain: client/src/ui/button.tsx → ../features/voting/vote-button.tsx',
  'vendors-stay-in-infra: command-service/src/voting/voter.ts → nats',
  // Nothing is installed there, so that whatever crosses a workspace reaches.
  'workspaces-are-reached-by-name: client/server/render.ts → ../../command-service/src/voting/voter.ts',
  'workspaces-are-reached-by-name: client/src/features/voting/vote-button.tsx → ../../../../events/src/voting/voting.ts',
  'workspaces-are-reached-by-name: command-service/src/following/follower.ts → ../../../events/src/voting/voting.ts',
  'workspaces-are-reached-by-name: command-service/src/voting/voter.ts → ../../../infra/local/stack.ts',
  'workspaces-are-reached-by-name: command-service/src/voting/voter.ts → ../../../query-service/src/rankings/top-tools.ts',
  'workspaces-are-reached-by-name: command-service/src/voting/voting.ts → ../../../events/src/following/following.ts',
  'workspaces-are-reached-by-name: command-service/src/voting/voting.ts → ../../../events/src/voting/voting.ts',
  'workspaces-are-reached-by-name: events/src/voting/vote-events.ts → ../../../infra/adapters/bus.ts',
  'workspaces-are-reached-by-name: infra/adapters/bus.ts → ../local/stack.ts',
  'workspaces-are-reached-by-name: projection-service/src/audit/recount.ts → ../../../events/src/voting/streak.ts',
  'workspaces-are-reached-by-name: projection-service/src/audit/recount.ts → ../../../events/src/voting/vote-events.ts',
  'workspaces-are-reached-by-name: query-service/src/kernel/viewer.ts → ../../../events/src/voting/vote-events.ts',
  'workspaces-are-reached-by-name: query-service/src/rankings/top-tools.test.ts → ../../../infra/local/stack.ts',
]

const cruiseResult = z.object({
  modules: z.array(z.object({ source: z.string(), dependencies: z.array(z.object({ resolved: z.string() })) })),
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), unresolvedTo: z.string(), rule: z.object({ name: z.string() }) })),
  }),
})

/** dependency-cruiser has TypeScript 6 and a lock file of its own; a stale or missing install is renewed. */
const installCruiser = async (): Promise<Outcome> => {
  const installed = join(here, 'node_modules/.package-lock.json')
  const fresh = existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(here, 'package-lock.json')).mtimeMs
  return fresh ? { ok: true, output: '' } : runTool('npm', ['ci', '--prefix', here, '--no-audit', '--no-fund', '--loglevel=error'], here)
}

const cruise = async (cwd: string, targets: readonly string[]): Promise<string[]> => {
  const { output } = await runTool(process.execPath, [cruiser, '--config', rules, '--output-type', 'json', ...targets], cwd)
  const { modules, summary } = cruiseResult.parse(JSON.parse(output))
  const imports = modules.flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })))
  return [...summary.violations.map(({ rule, from, unresolvedTo }) => `${rule.name}: ${from} → ${unresolvedTo}`), ...circlesIn(imports)]
}

/** A check that sees nothing passes everything: it must find exactly what was planted. */
const cruisePlanted = async (): Promise<Outcome> => {
  const found = await cruise(join(here, 'planted'), ['.'])
  const missed = planted.filter((line) => !found.includes(line)).map((line) => `not seen  ${line}`)
  const surplus = found.filter((line) => !planted.includes(line)).map((line) => `not meant ${line}`)
  return missed.length + surplus.length === 0
    ? { ok: true, output: '' }
    : { ok: false, output: ['the direction check is blind or wrong on infra/checks/planted:', ...missed, ...surplus].join('\n') }
}

export const checkDirections = async (): Promise<Outcome> => {
  const installed = await installCruiser()
  if (!installed.ok) return installed
  const blind = await cruisePlanted()
  if (!blind.ok) return blind
  const found = await cruise(root, folders)
  return { ok: found.length === 0, output: found.join('\n') }
}
