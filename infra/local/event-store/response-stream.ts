import type { ServerWritableStream } from '@grpc/grpc-js'
import type { LogRecord } from './log-record.ts'
import { withStructuredId } from './read-responses.ts'

/** Writes to a reader at the speed at which it reads. */
export class ResponseStream {
  readonly #call: ServerWritableStream<unknown, Buffer>
  readonly #encode: (record: LogRecord) => Buffer
  readonly #stopped = new AbortController()

  constructor(call: ServerWritableStream<unknown, Buffer>, structuredIds: boolean) {
    this.#call = call
    this.#encode = structuredIds ? (record) => withStructuredId(record.response) : (record) => record.response
    for (const event of ['cancelled', 'close', 'error'] as const) call.once(event, () => this.#stopped.abort())
  }

  /** Aborts when the reader went away or the server stops. */
  get stopped(): AbortSignal {
    return this.#stopped.signal
  }

  event(record: LogRecord): Buffer {
    return this.#encode(record)
  }

  async send(responses: readonly Buffer[]): Promise<void> {
    let flowing = true
    for (const response of responses) {
      if (this.#stopped.signal.aborted) return
      flowing = this.#call.write(response)
    }
    if (!flowing && !this.#stopped.signal.aborted) await this.#drained()
  }

  #drained() {
    return new Promise<void>((resolve) => {
      const done = () => {
        this.#call.off('drain', done)
        this.#stopped.signal.removeEventListener('abort', done)
        resolve()
      }
      this.#call.once('drain', done)
      this.#stopped.signal.addEventListener('abort', done)
    })
  }
}
