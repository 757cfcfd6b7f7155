import type { MadeLog, Sent } from '../made-log.ts'

/** Streams on which all is planned beforehand, and nothing is left to be decided: only their length is remembered. */
export class PlannedStreams {
  readonly #log: MadeLog
  readonly #lengths = new Map<string, number>()

  constructor(log: MadeLog) {
    this.#log = log
  }

  append(stream: string, event: { readonly type: string; readonly data: object }, sent: Sent): void {
    const length = this.#lengths.get(stream) ?? 0
    this.#log.append(stream, length - 1, [event], sent)
    this.#lengths.set(stream, length + 1)
  }
}
