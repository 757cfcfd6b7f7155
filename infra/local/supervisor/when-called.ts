import { connect, createServer, type Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'

interface Door<Opened> {
  readonly port: number
  /** The port of what was opened. */
  readonly leadsTo: (opened: Opened) => number
}

/** Doors that stand open at once, to something that is loaded when somebody first comes in: most days nobody does. */
export const whenCalled = async <Opened extends { close(): Promise<unknown> }>(
  host: string,
  open: () => Promise<Opened>,
  doors: readonly Door<Opened>[],
): Promise<{ close(): Promise<void> }> => {
  const sockets = new Set<Socket>()
  let opened: Promise<Opened> | undefined

  const lead = async (caller: Socket, leadsTo: Door<Opened>['leadsTo']) => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    const port = leadsTo(await opened)
    const answerer = connect({ port, host, allowHalfOpen: true, noDelay: true })
    keep(answerer)
    await Promise.all([pipeline(caller, answerer), pipeline(answerer, caller)])
  }
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  }
  const listeners = doors.map(({ leadsTo }) =>
    createServer({ allowHalfOpen: true, noDelay: true }, (caller) => {
      keep(caller)
      // Whoever hangs up, on either side, has ended the call for both.
      lead(caller, leadsTo).catch(() => caller.destroy())
    }),
  )
  const close = async () => {
    const closed = listeners.map((listener) => new Promise((resolve) => listener.close(resolve)))
    for (const socket of sockets) socket.destroy()
    await Promise.all(closed)
    await opened?.then(
      (each) => each.close(),
      () => undefined,
    )
  }
  try {
    await Promise.all(
      listeners.map((listener, index) => {
        const { promise, resolve, reject } = Promise.withResolvers<void>()
        listener.once('error', reject).listen(doors[index]?.port, host, resolve)
        return promise
      }),
    )
  } catch (error) {
    await close()
    throw error
  }
  return { close }
}
