import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@debut/stack/supervisor/ports.ts'
import { startDemoProduct } from '@debut/testing/demo-product.ts'
import { quickTmpdir } from '@debut/testing/quick-tmpdir.ts'
import type { Fault } from './fault.ts'

const STARTS = { short: 1, long: 200 } as const
const HOST = '127.0.0.1'
const OPEN = 1_000
const BATCH = 20
const BATCH_MS = 50

/** Each outgoing connection takes the machine's next free port. A thousand are open at a time, and each lives for some seconds. */
const openConnections = async () => {
  const port = await freePort(HOST)
  const server = createServer((socket) => socket.on('error', () => undefined)).listen(port, HOST)
  await once(server, 'listening')
  const ended = new AbortController()
  const open: Socket[] = []
  let opened = 0
  const going = (async () => {
    while (!ended.signal.aborted) {
      for (let each = 0; each < BATCH; each++) open.push(connect(port, HOST).on('error', () => undefined))
      opened += BATCH
      for (const oldest of open.splice(0, Math.max(0, open.length - OPEN))) oldest.destroy()
      await pause(BATCH_MS)
    }
  })()
  return {
    opened: () => opened,
    close: async () => {
      ended.abort()
      await going
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}

/** A product's ports are chosen seconds before they are bound. Until then, no connection may be given one of them. */
export const startsAmidConnections: Fault = {
  id: 'R26',
  title: 'starts while connections go out',
  async run({ form, findings }) {
    const connections = await openConnections()
    let started = 0
    try {
      for (; started < STARTS[form]; started++) {
        const folder = mkdtempSync(join(quickTmpdir(), 'debut-starts-'))
        try {
          const { stop } = await startDemoProduct(join(folder, 'data'), { DEMO_WORLD: 'off' })
          await stop()
        } finally {
          rmSync(folder, { recursive: true, force: true })
        }
      }
    } catch (error) {
      findings.expect(`start ${started + 1}`, 'ready', String(error))
    } finally {
      findings.measure(`${started} starts beside ${connections.opened()} connections`)
      await connections.close()
    }
  },
}
