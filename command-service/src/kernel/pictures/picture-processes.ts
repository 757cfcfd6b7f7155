import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { Order, Reply } from './drawn-apart.ts'

/** A process that has drawn a large picture keeps its memory, but starting another takes some tenths of a second. */
const IDLE_MS = 10_000
/** This is much longer than the largest picture takes on a busy machine. */
const LONGEST_MS = 40_000
const LATER_SECONDS = 2

const PROGRAM = fileURLToPath(new URL('draw-apart.ts', import.meta.url))
/** The process reads files from strangers, so it gets none of our settings and secrets. */
const ENVIRONMENT = { NODE_ENV: process.env['NODE_ENV'] ?? 'production', MALLOC_ARENA_MAX: '2' }

interface Options {
  readonly idleMs?: number
  readonly longestMs?: number
}

/**
 * Draws pictures in separate processes, each one picture at a time. A process ends when it has nothing to do, which frees its memory. If it
 * crashes, only its own picture is lost.
 */
export const pictureProcesses = ({ idleMs = IDLE_MS, longestMs = LONGEST_MS }: Options = {}) => {
  const free: { readonly child: ChildProcess; readonly ending: NodeJS.Timeout }[] = []
  const all = new Set<ChildProcess>()

  const begin = (): ChildProcess => {
    const child = fork(PROGRAM, { execArgv: [], env: ENVIRONMENT, serialization: 'advanced' })
    all.add(child)
    child.once('exit', () => all.delete(child))
    // An error that nothing listens to would end the service.
    child.on('error', () => {
      if (child.pid === undefined) all.delete(child)
    })
    return child
  }
  const take = (): ChildProcess => {
    for (let idle = free.pop(); idle !== undefined; idle = free.pop()) {
      clearTimeout(idle.ending)
      if (idle.child.connected) return idle.child
    }
    return begin()
  }
  const giveBack = (child: ChildProcess) => {
    const ending = setTimeout(() => {
      free.splice(
        free.findIndex((each) => each.child === child),
        1,
      )
      if (child.connected) child.disconnect()
    }, idleMs)
    free.push({ child, ending })
  }

  const ask = (child: ChildProcess, order: Order) =>
    new Promise<Reply>((resolve, reject) => {
      const late = setTimeout(() => child.kill('SIGKILL'), longestMs)
      const done = () => {
        clearTimeout(late)
        child.removeAllListeners('message')
        child.off('exit', lost)
        child.off('error', lost)
      }
      const lost = () => {
        done()
        reject(new HttpError('unavailable', undefined, LATER_SECONDS))
      }
      child.once('message', (reply: Reply) => {
        done()
        resolve(reply)
      })
      child.once('exit', lost).once('error', lost)
      child.send(order)
    })

  return {
    draw: async (order: Order): Promise<unknown> => {
      const child = take()
      const reply = await ask(child, order)
      giveBack(child)
      if ('failed' in reply) throw new Error(reply.failed)
      return reply.drawn
    },
    running: () => all.size,
    close: () => {
      for (const { ending } of free) clearTimeout(ending)
      for (const child of all) child.kill('SIGKILL')
    },
  }
}
