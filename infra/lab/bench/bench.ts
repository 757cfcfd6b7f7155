import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { type Bench, openBench } from './bench-stack.ts'
import type { Figure, Part } from './figure.ts'
import { consoles } from './consoles.ts'
import { discussion } from './discussion.ts'
import { history } from './history.ts'
import { identity } from './identity.ts'
import { listings } from './listings.ts'
import { page } from './page.ts'
import { progressLine } from './progress-line.ts'
import { commands } from './commands.ts'
import { projection } from './projection.ts'
import { search } from './search.ts'
import { start } from './start.ts'
import { store } from './store.ts'
import { table } from './table.ts'
import { uploads } from './uploads.ts'
import { voters } from './voters.ts'
import { voting } from './voting.ts'

const parts: Readonly<Record<Part, (bench: Bench) => Promise<Figure[]>>> = {
  store,
  commands,
  voting,
  voters,
  history,
  identity,
  projection,
  page,
  listings,
  search,
  discussion,
  uploads,
  consoles,
  start,
}
const names = Object.keys(parts)
const isPart = (name: string): name is Part => names.includes(name)

const fail = (message: string): never => {
  console.error(`${message}\nUse: npm run bench [-- ${names.join(' | ')} …] [--json FILE]`)
  process.exit(1)
}

const readArguments = () => {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { json: { type: 'string' } } })
    const asked = positionals.length === 0 ? names : positionals
    return { asked: asked.map((name) => (isPart(name) ? name : fail(`There is no part "${name}".`))), json: values.json }
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

const { asked, json } = readArguments()
const line = progressLine()
const bench = openBench(line.show)
let ending: Promise<never> | undefined
/** Whatever comes first says how the bench ended. */
const end = (code: number): Promise<never> =>
  (ending ??= bench.close().then(() => {
    line.clear()
    process.exit(code)
  }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end(130))
process.once('disconnect', () => void end(130))

const figures: Partial<Record<Part, Figure[]>> = {}
const print = () => console.log(table(Object.values(figures).flat()))

try {
  const begun = performance.now()
  for (const part of asked) figures[part] = await parts[part](bench)
  line.clear()
  const seconds = (performance.now() - begun) / 1_000
  print()
  console.log(
    `\n${availableParallelism()} cores, Node ${process.version}, ${seconds.toFixed(0)} s. Ratios hold on any machine; figures on this one.`,
  )
  if (json !== undefined) writeFileSync(json, `${JSON.stringify({ node: process.version, seconds, figures }, null, 2)}\n`)
  await end(0)
} catch (error) {
  line.clear()
  if (ending === undefined) {
    if (Object.keys(figures).length > 0) print()
    console.error(error)
  }
  await end(1)
}
