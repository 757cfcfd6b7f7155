import type { Component, Running } from '../component.ts'

/** A component whose life a test directs by hand, and which writes down what happens to it. */
export const scriptedComponents = () => {
  const journal: string[] = []
  const waiting = new Map<string, () => void>()

  /** Settles once the journal holds the entry (for the n-th time). */
  const written = async (entry: string, times = 1): Promise<void> => {
    while (journal.filter((line) => line === entry).length < times) {
      await new Promise<void>((resolve) => waiting.set(entry, resolve))
    }
  }
  const write = (entry: string) => {
    journal.push(entry)
    const resolve = waiting.get(entry)
    waiting.delete(entry)
    resolve?.()
  }

  const scripted = (name: string, needs: readonly string[] = [], uses: readonly string[] = []) => {
    let ready = Promise.withResolvers<void>()
    let ended = Promise.withResolvers<string>()
    const component: Component = {
      name,
      needs,
      uses,
      launch: (): Running => {
        ready = Promise.withResolvers()
        ended = Promise.withResolvers()
        write(`${name} launched`)
        return {
          ready: ready.promise,
          ended: ended.promise,
          waitsFor: () => 'its turn',
          stop: async () => {
            write(`${name} stopped`)
            ended.resolve('stopped')
            await ended.promise
          },
          kill: () => {
            write(`${name} killed`)
            ended.resolve('killed')
          },
        }
      },
    }
    return { component, becomesReady: () => ready.resolve(), ends: (reason: string) => ended.resolve(reason) }
  }
  return { journal, written, scripted }
}
