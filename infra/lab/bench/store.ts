import type { Bench } from './bench-stack.ts'
import { appendLoad } from './append-load.ts'
import { bareStoreLoad } from './bare-store-load.ts'
import type { Figure } from './figure.ts'
import { fillWithSamples } from './fill-with-samples.ts'
import { insertLoad } from './insert-load.ts'
import { latencyLoad } from './latency-load.ts'
import { readAllLoad } from './read-all-load.ts'
import { startTimes } from './start-times.ts'

const WRITERS = [1, 32, 256]
const SECONDS = 2
const READ = 200_000

/** The event store through its official client, beside durable inserts and beside itself without the protocol. */
export const store = async (bench: Bench): Promise<Figure[]> => {
  const dataDir = bench.folder('store')
  bench.progress(`store: writing a log of ${READ} events`)
  await fillWithSamples.run({ dataDir, events: READ })
  const { url, stop } = await bench.eventStore(dataDir)
  const postgres = await bench.postgres()

  bench.progress('store: appends')
  const appends = await appendLoad.run({ url, writers: WRITERS, seconds: SECONDS })
  bench.progress('store: append → subscriber')
  const latency = await latencyLoad.run({ url, appends: 500 })
  bench.progress('store: reading $all')
  const read = await readAllLoad.run({ url, maxCount: READ })
  await stop()
  bench.progress('store: limits')
  const inserts = await insertLoad.run({ url: postgres.url, writers: WRITERS, seconds: SECONDS })
  bench.progress('store: starts')
  const starts = await startTimes.run({ dataDir })
  const bare = await bareStoreLoad.run({ dataDir, writers: WRITERS, seconds: SECONDS / 2 })

  const at = (rates: readonly number[], index: number) => rates[index] ?? Number.NaN
  return [
    ...WRITERS.map((writers, index): Figure => ({
      what: `durable appends, ${writers} ${writers === 1 ? 'writer' : 'writers'}`,
      value: at(appends, index),
      unit: '/s',
      limit: { what: 'durable Postgres inserts', value: at(inserts, index) },
      ...(writers === 256 && { goal: { of: 'figure', is: 'at least', value: 10_000 } }),
    })),
    ...WRITERS.map((writers, index): Figure => ({
      what: `the store without gRPC, ${writers} ${writers === 1 ? 'writer' : 'writers'}`,
      value: at(bare.appends, index),
      unit: '/s',
    })),
    {
      what: 'reading $all',
      value: read.perSecond,
      unit: 'events/s',
      limit: { what: 'scan without gRPC', value: bare.scanned },
      goal: { of: 'figure', is: 'at least', value: 40_000 },
    },
    {
      what: 'listening after kill -9',
      value: starts.afterKill,
      unit: 's',
      limit: { what: 'after an orderly stop', value: starts.afterStop },
      goal: { of: 'figure', is: 'at most', value: 3 },
    },
    { what: 'append → subscriber, p50', value: latency.p50, unit: 'ms', goal: { of: 'figure', is: 'at most', value: 2 } },
    { what: 'append → subscriber, p99', value: latency.p99, unit: 'ms' },
  ]
}
