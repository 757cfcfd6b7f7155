import { once } from 'node:events'
import type { ServerInterceptingCallInterface, ServerWritableStream } from '@grpc/grpc-js'
import type { LogRecord } from './log-record.ts'
import { withStructuredId } from './read-responses.ts'

/** The stream of a call lets one message go, and takes the next when it has left. What is underneath takes as many as there are. */
interface Underneath {
  readonly call: ServerInterceptingCallInterface
}
const standsOn = (stream: object): stream is Underneath => 'call' in stream

interface Responses {
  readonly structuredIds: boolean
  readonly responseOf: (record: LogRecord) => Buffer
}

/** Writes to a reader at the speed at which it reads. */
export class ResponseStream {
  readonly #underneath: ServerInterceptingCallInterface
  readonly #encode: (record: LogRecord) => Buffer
  readonly #stopped = new AbortController()

  constructor(call: ServerWritableStream<unknown, Buffer>, { structuredIds, responseOf }: Responses) {
    if (!standsOn(call)) throw new TypeError('a stream of grpc-js that stands on no call')
    this.#underneath = call.call
    this.#encode = structuredIds ? (record) => withStructuredId(responseOf(record)) : responseOf
    for (const event of ['cancelled', 'close', 'error'] as const) call.once(event, () => this.#stopped.abort())
  }

  /** Aborts when the reader is gone or the server stops. */
  get stopped(): AbortSignal {
    return this.#stopped.signal
  }

  async untilStopped(): Promise<void> {
    if (!this.stopped.aborted) await once(this.stopped, 'abort')
  }

  event(record: LogRecord): Buffer {
    return this.#encode(record)
  }

  /** All of them in one go, as each for itself costs three times as much; and the next ones once these have left. */
  async send(responses: readonly Buffer[]): Promise<void> {
    const last = responses.at(-1)
    if (last === undefined || this.#stopped.signal.aborted) return
    await new Promise<void>((resolve) => {
      const left = () => {
        this.#stopped.signal.removeEventListener('abort', left)
        resolve()
      }
      this.#stopped.signal.addEventListener('abort', left)
      for (const response of responses) this.#underneath.sendMessage(response, response === last ? left : () => undefined)
    })
  }
}
