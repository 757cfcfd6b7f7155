import { setTimeout as delay } from 'node:timers/promises'
import type { Bench, Product } from './bench-stack.ts'
import type { Figure } from './figure.ts'
import { memoryOfTree } from './process-memory.ts'

const IDLE_MS = 10_000
const LARGEST = 12
const COMMAND = ['npm', 'start'] as const

/** `npm start` as a reader of the manual gives it, from the command to the first served page, and what it then holds in memory. */
export const start = async (bench: Bench): Promise<Figure[]> => {
  const dataDir = bench.folder('start')
  bench.progress('start: on fresh data')
  const first = await bench.startProduct(dataDir, COMMAND)
  bench.progress('start: idle')
  await delay(IDLE_MS)
  const memory = memoryFigures(first)
  await first.stop()
  bench.progress('start: again')
  const second = await bench.startProduct(dataDir, COMMAND)
  await second.stop()
  const served = (what: string, { servedAfterMs }: Product): Figure => ({
    what,
    value: servedAfterMs / 1_000,
    unit: 's',
    goal: { of: 'figure', is: 'at most', value: 4 },
  })
  return [served('npm start to a served page, first', first), served('npm start to a served page, again', second), ...memory]
}

const memoryFigures = ({ process: { child }, stack }: Product): Figure[] => {
  const all = child.pid === undefined ? undefined : memoryOfTree(child.pid)
  const product = memoryOfTree(stack.pid)
  if (all === undefined || product === undefined) return []
  const sum = (processes: typeof all, of: 'pss' | 'rss') => processes.reduce((total, each) => total + each[of], 0)
  const largest = all.toSorted((one, other) => other.pss - one.pss).slice(0, LARGEST)
  return [
    {
      what: 'all processes idle (PSS)',
      value: sum(all, 'pss'),
      unit: 'MB',
      goal: { of: 'figure', is: 'at most', value: 500 },
      note: largest.map(({ name, pss }) => `${name} ${pss.toFixed(0)}`).join(', '),
    },
    { what: 'the same without npm and its launcher (PSS)', value: sum(product, 'pss'), unit: 'MB' },
    { what: 'all processes idle (RSS)', value: sum(all, 'rss'), unit: 'MB' },
  ]
}
