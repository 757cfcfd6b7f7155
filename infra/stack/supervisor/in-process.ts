import { type Component, Hopeless, type Running } from './component.ts'

type Started = { close(): Promise<unknown>; readonly pid?: number; readonly ended?: Promise<string> }

/** Something with `start` and `close` as a component: a server inside this process, or a program that its module looks after. */
export const inProcess = (name: string, start: () => Promise<Started>, needs: readonly string[] = []): Component => ({
  name,
  needs,
  launch: (): Running => {
    const over = Promise.withResolvers<string>()
    const started = start()
    const running: { pid?: number | undefined } = {}
    let isHopeless = false
    const ready = started.then(
      (server) => {
        running.pid = server.pid
        void server.ended?.then(over.resolve)
      },
      (error: unknown) => {
        isHopeless = error instanceof Hopeless
        over.resolve(error instanceof Error ? error.message : String(error))
        return new Promise<void>(() => {})
      },
    )
    return {
      get pid() {
        return running.pid
      },
      ready,
      ended: over.promise,
      isHopeless: () => isHopeless,
      stop: async () => {
        await started.then(
          (server) => server.close(),
          () => undefined,
        )
        over.resolve('stopped')
      },
      kill: () => {
        if (running.pid !== undefined) process.kill(running.pid, 'SIGKILL')
        over.resolve('killed')
      },
    }
  },
})
