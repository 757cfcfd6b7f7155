import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** Stands between a client and its server, and can fail as networks do. */
export const cuttableLink = async (address: string) => {
  const target = new URL(address)
  const pairs = new Set<readonly [Socket, Socket]>()
  let made = 0
  let stalled = false
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    const pair = [near, far] as const
    pairs.add(pair)
    for (const socket of pair) socket.on('error', () => undefined)
    made += 1
    if (!stalled) near.pipe(far).pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy()
    pairs.clear()
  }
  onTestFinished(() => {
    cut()
    server.close()
  })
  const url = new URL(address)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    /** Every connection ends at once. */
    cut,
    /** And no new one is made. */
    close: () => {
      server.close()
      cut()
    },
    /** How many connections were made so far. */
    made: () => made,
    /** Nothing goes through, as when the server is busy with itself, until it goes on with all that was sent. */
    stall: () => {
      stalled = true
      for (const [near, far] of pairs) {
        near.unpipe(far)
        far.unpipe(near)
      }
    },
    goOn: () => {
      stalled = false
      for (const [near, far] of pairs) near.pipe(far).pipe(near)
    },
    /** The connections there are stay open, and nothing goes through them any more; new ones work. */
    fallSilent: () => {
      for (const [near, far] of pairs) {
        near.unpipe(far)
        far.unpipe(near)
        for (const socket of [near, far]) socket.resume()
      }
    },
  }
}
