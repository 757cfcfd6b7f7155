import { cancelled } from './rpc-exceptions.ts'

type Endable = { emit(event: 'error', error: Error): boolean; once(event: 'close' | 'cancelled', listener: () => void): unknown }

/** The calls that would otherwise never end: a server that stops ends them. */
export class OpenCalls {
  readonly #calls = new Set<Endable>()

  add(call: Endable) {
    this.#calls.add(call)
    const forget = () => this.#calls.delete(call)
    call.once('close', forget)
    call.once('cancelled', forget)
  }

  cancelAll() {
    for (const call of this.#calls) call.emit('error', cancelled())
    this.#calls.clear()
  }
}
