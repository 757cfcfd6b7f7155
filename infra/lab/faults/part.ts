import { performance } from 'node:perf_hooks'
import { BUSY_MACHINE_MS } from '@debut/testing/waiting-times.ts'
import type { Component, Running } from '@debut/stack/supervisor/component.ts'

/** One process of the stack, started and ended as a fault asks. Only the fault restarts it. */
export class Part {
  readonly #component: Component
  #running: Running | undefined
  #collapse: string | undefined

  constructor(component: Component) {
    this.#component = component
  }

  get name(): string {
    return this.#component.name
  }

  /** Settles with the milliseconds it took to be ready; throws with its last words when it ends instead. */
  async start(): Promise<number> {
    const begun = performance.now()
    const running = this.#component.launch()
    this.#running = running
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<string>((resolve) => {
      timer = setTimeout(() => resolve(`not ready after ${BUSY_MACHINE_MS} ms: ${running.waitsFor?.() ?? ''}`), BUSY_MACHINE_MS)
    })
    const failure = await Promise.race([running.ready.then(() => undefined), running.ended, late])
    clearTimeout(timer)
    if (failure === undefined) {
      void running.ended.then((how) => (this.#collapse = this.#running === running ? how : this.#collapse))
      return performance.now() - begun
    }
    await this.kill()
    throw new Error(`${this.name}: ${failure}`)
  }

  /** How it ended, where it was not asked to. */
  get collapse(): string | undefined {
    return this.#collapse
  }

  /** kill -9; settles when it is gone. */
  async kill(): Promise<void> {
    const running = this.#running
    this.#running = undefined
    running?.kill()
    await running?.ended
  }

  /** SIGTERM; returns how it ended and how long that took. */
  async terminate(): Promise<{ readonly how: string; readonly ms: number }> {
    const running = this.#running
    if (running === undefined) throw new Error(`${this.name} does not run`)
    const begun = performance.now()
    this.#running = undefined
    await running.stop()
    return { how: await running.ended, ms: performance.now() - begun }
  }

  /** SIGSTOP: the sockets stay open without an answer. */
  freeze(): void {
    this.#signal('SIGSTOP')
  }

  thaw(): void {
    this.#signal('SIGCONT')
  }

  #signal(signal: NodeJS.Signals): void {
    if (this.#running?.pid === undefined) throw new Error(`${this.name} does not run`)
    process.kill(this.#running.pid, signal)
  }
}
