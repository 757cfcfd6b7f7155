import { writeSync } from 'node:fs'

const WAIT_MS = 10
const TRIES = 100
const pause = new Int32Array(new SharedArrayBuffer(4))

/**
 * Where log lines go, each written before the next is made. A reader that is full is waited for, a second at most;
 * a reader that died is not: whoever waits for it at its end never ends.
 */
export const standardOutput = {
  write: (line: string): void => {
    const bytes = Buffer.from(line)
    for (let written = 0, tries = 0; written < bytes.length && tries < TRIES;) {
      try {
        written += writeSync(1, bytes, written)
      } catch (error) {
        if (!(error instanceof Error) || !('code' in error) || error.code !== 'EAGAIN') return
        tries += 1
        Atomics.wait(pause, 0, 0, WAIT_MS)
      }
    }
  },
}
