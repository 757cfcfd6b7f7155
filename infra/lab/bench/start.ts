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
  const afterMaking = memoryFigure(first, 'all processes idle, after the demo world was made (PSS)')
  await first.stop()
  bench.progress('start: again')
  const again = await startOn()
  bench.progress('start: idle')
  await delay(IDLE_MS)
  const memory = memoryFigure(again, 'the same, after a later start', 700)
  await again.stop()
  return [served('npm start to a served page, the first time', first, 15), served('the same again', again, 4), ...afterMaking, ...memory]
}

const served = (what: string, { servedAfterMs, readyAfterMs }: Product, seconds: number): Figure => ({
  what,
  value: servedAfterMs / 1_000,
  unit: 's',
  goal: { of: 'figure', is: 'at most', value: seconds },
  note: `all of it ready after ${(readyAfterMs / 1_000).toFixed(1)} s`,
})

/** What all of it holds, the largest first. */
const memoryFigure = ({ process: { child } }: Product, what: string, most?: number): Figure[] => {
  const all = child.pid === undefined ? undefined : memoryOfTree(child.pid)
  if (all === undefined) return []
  const sum = (of: 'pss' | 'rss') => all.reduce((total, each) => total + each[of], 0)
  const largest = all.toSorted((one, other) => other.pss - one.pss).slice(0, LARGEST)
  return [
    {
      what,
      value: sum('pss'),
      unit: 'MB',
      ...(most !== undefined && { goal: { of: 'figure', is: 'at most', value: most } }),
      note: `${largest.map(({ name, pss }) => `${name} ${pss.toFixed(0)}`).join(', ')}; RSS ${sum('rss').toFixed(0)}`,
    },
  ]
}
