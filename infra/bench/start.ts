import { execFile } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Bench, Product } from './bench-stack.ts'
import type { Figure } from './figure.ts'
import { memoryOfTree } from './process-memory.ts'

const IDLE_MS = 10_000
const LARGEST = 12

/** `npm start` as a reader of the manual gives it: from the command to the first served page, with the making of the demo world and without, and what it then holds in memory. */
export const start = async (bench: Bench): Promise<Figure[]> => {
  const command = ['npm', 'start'] as const
  const dataDir = bench.folder('data')
  const startOn = () => bench.startProduct(dataDir, { command, demoWorld: true })

  bench.progress('start: installing')
  await promisify(execFile)(process.execPath, ['infra/local/prepare.ts'])
  bench.progress('start: the first time')
  const first = await startOn()
  bench.progress('start: idle')
  await delay(IDLE_MS)
  const memory = memoryFigures(first)
  await first.stop()
  bench.progress('start: again')
  const again = await startOn()
  await again.stop()
  return [served('npm start to a served page, the first time', first, 15), served('the same again', again, 4), ...memory]
}

const served = (what: string, { servedAfterMs, readyAfterMs }: Product, seconds: number): Figure => ({
  what,
  value: servedAfterMs / 1_000,
  unit: 's',
  goal: { of: 'figure', is: 'at most', value: seconds },
  note: `all of it ready after ${(readyAfterMs / 1_000).toFixed(1)} s`,
})

const memoryFigures = ({ process: { child }, stack }: Product): Figure[] => {
  const all = child.pid === undefined ? undefined : memoryOfTree(child.pid)
  const product = memoryOfTree(stack.pid)
  if (all === undefined || product === undefined) return []
  const sum = (processes: typeof all, of: 'pss' | 'rss') => processes.reduce((total, each) => total + each[of], 0)
  const largest = all.toSorted((one, other) => other.pss - one.pss).slice(0, LARGEST)
  return [
    {
      what: 'all processes idle, with the demo world (PSS)',
      value: sum(all, 'pss'),
      unit: 'MB',
      goal: { of: 'figure', is: 'at most', value: 700 },
      note: largest.map(({ name, pss }) => `${name} ${pss.toFixed(0)}`).join(', '),
    },
    { what: 'the same without npm and its launcher (PSS)', value: sum(product, 'pss'), unit: 'MB' },
    { what: 'all processes idle (RSS)', value: sum(all, 'rss'), unit: 'MB' },
  ]
}
