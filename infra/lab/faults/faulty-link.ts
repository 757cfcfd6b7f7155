import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from './random.ts'

interface Weather {
  /** Each way. */
  readonly latencyMs: number
  /** So often a connection is reset when something is to go through it. */
  readonly resets: number
}

/** Stands between a service and what it needs, in this process, and fails as networks do. */
export const faultyLink = async (address: string, random: Random) => {
  const target = new URL(address)
  const pairs = new Set<readonly [Socket, Socket]>()
  const silent = new Set<Socket>()
  let weather: Weather = { latencyMs: 0, resets: 0 }
  let resets = 0

  const reset = (pair: readonly [Socket, Socket]) => {
    if (!pairs.delete(pair)) return
    resets += 1
    for (const socket of pair) socket.resetAndDestroy()
  }

  const carry = (from: Socket, to: Socket, pair: readonly [Socket, Socket]) => {
    // In its order, also when what comes later need not wait.
    let before = Promise.resolve()
    const write = (data: Buffer) => {
      if (!silent.has(from) && to.writable) to.write(data)
    }
    from.on('data', (data) => {
      if (random.chance(weather.resets)) return reset(pair)
      const there = weather.latencyMs === 0 ? Promise.resolve() : pause(weather.latencyMs)
      before = Promise.all([before, there]).then(() => write(data))
    })
    from.on('error', () => {})
    from.on('close', () => {
      pairs.delete(pair)
      // The end of a connection that fell silent is not passed on, either.
      if (!silent.has(from)) to.destroy()
    })
  }

  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    const pair = [near, far] as const
    pairs.add(pair)
    for (const socket of pair) socket.setNoDelay(true)
    carry(near, far, pair)
    carry(far, near, pair)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  const url = new URL(address)
  const own = server.address()
  if (own === null || typeof own === 'string') throw new Error('a link without a port')
  url.port = String(own.port)
  return {
    url: url.href,
    set: (now: Weather) => void (weather = now),
    /** Every connection there is ends at once, whatever is on its way. */
    resetAll: () => {
      for (const pair of pairs) reset(pair)
    },
    /** The connections there are stay open and carry nothing any more; new ones work. */
    fallSilent: () => {
      for (const pair of pairs) for (const socket of pair) silent.add(socket)
    },
    resets: () => resets,
    close: () => {
      server.close()
      for (const pair of pairs) reset(pair)
      for (const socket of silent) socket.destroy()
    },
  }
}
export type FaultyLink = Awaited<ReturnType<typeof faultyLink>>
