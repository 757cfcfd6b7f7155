import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Outcome, root } from './run-tool.ts'

const files = '**/{*.test.{ts,tsx},{testing,e2e}/**/*.{ts,tsx}}'
const excluded = ['**/node_modules/**', '**/dist/**']

/** The version of an interface, which is named by a date. */
const VERSION = /'x-supabase-api-version': '[\d-]+'/g
/** These are a fixed date, or a world whose time stands still. */
const FIXED = /['"`]20\d\d-\d\d-\d\d(?:T[\d:.]+Z)?['"`]|\bstart(?:Story|Stage|AuditedWorld)\(/
/** These take their time from the machine. Ids contain a time too, and a service refuses those that differ too much from its own. */
const REAL = /\bsystemClock\b|(?<!\.)\b(?:newCommandId|newUlid)\(\)|\bDate\.now\(\)|\bnew Date\(\)/g
/** These set the machine's clock to the test's. */
const SET = /\bvi\.(?:setSystemTime|useFakeTimers)\(/

const IMPORT = /^(?:import|} from) /

const found = (folder: string, without: readonly string[]): string[] =>
  globSync(files, { cwd: folder, exclude: [...excluded, ...without] })
    .toSorted()
    .flatMap((path) => {
      const text = readFileSync(join(folder, path), 'utf8').replaceAll(VERSION, '')
      if (!FIXED.test(text) || SET.test(text)) return []
      return text.split('\n').flatMap((line, index) => {
        const real = IMPORT.test(line) ? [] : (line.match(REAL) ?? [])
        return real.map((each) => `${path}:${index + 1}: ${each} beside a fixed time`)
      })
    })

const planted = [
  'command-service/src/voting/two-clocks.test.ts:7: systemClock beside a fixed time',
  'command-service/src/voting/two-clocks.test.ts:8: newCommandId() beside a fixed time',
]

/** A test with two clocks passes until they are too far apart. The whole suite once failed a week after a date in three of its files. */
export const checkOneClock = async (): Promise<Outcome> => {
  const seen = found(join(import.meta.dirname, 'planted'), [])
  if (JSON.stringify(seen) !== JSON.stringify(planted))
    return { ok: false, output: ['two clocks are not found where they were planted:', ...seen].join('\n') }
  const mixed = found(root, ['infra/checks/planted/**'])
  const how = 'Take the time from the test’s own clock: startWorld({ clock }), world.newCommandId(), commandIdAt(now), ulidAt(now).'
  return { ok: mixed.length === 0, output: [...mixed, how].join('\n') }
}
