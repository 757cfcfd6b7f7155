import type { Bench } from './bench-stack.ts'
import { appendLoad } from './append-load.ts'
import { bareStoreLoad } from './bare-store-load.ts'
import type { Figure } from './figure.ts'
import { fillWithSamples } from './fill-with-samples.ts'
import { insertLoad } from './insert-load.ts'
import { latencyLoad } from './latency-load.ts'
import { moveLoad } from './move-load.ts'
import { readAllLoad } from './read-all-load.ts'
import { startTimes } from './start-times.ts'

const WRITERS = [1, 32, 256]
const SECONDS = 2
const READ = 200_000
const MOVED = 10_000
const MOVES = 3

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
  const moves = await moveRates(bench)
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
      what: 'moving a log',
      value: moves.inFlight,
      unit: 'events/s',
      limit: { what: 'one append after the other', value: moves.oneByOne },
      goal: { of: 'ratio', is: 'at least', value: 5 },
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

/** The ways are measured in turns, because other work on the machine slows whatever runs at that moment. */
const moveRates = async (bench: Bench) => {
  bench.progress('store: moving a log')
  const dataDir = bench.folder('moved')
  await fillWithSamples.run({ dataDir, events: MOVED })
  const from = await bench.eventStore(dataDir)
  const move = async (oneByOne: boolean, turn: number) => {
    const to = await bench.eventStore(bench.folder(`moved-${oneByOne ? 'one-by-one' : 'in-flight'}-${turn}`))
    const milliseconds = await moveLoad.run({ from: from.url, to: to.url, oneByOne })
    await to.stop()
    return milliseconds
  }
  const took = { oneByOne: 0, inFlight: 0 }
  for (let turn = 0; turn < MOVES; turn++) {
    took.oneByOne += await move(true, turn)
    took.inFlight += await move(false, turn)
  }
  await from.stop()
  const rateOf = (milliseconds: number) => (MOVES * MOVED * 1_000) / milliseconds
  return { oneByOne: rateOf(took.oneByOne), inFlight: rateOf(took.inFlight) }
}
