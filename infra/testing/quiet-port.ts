import { quietPorts, whyTaken } from '@debut/stack/supervisor/ports.ts'

/** The workers of a run divide the ports among them, so that two never choose the same. */
const WORKERS = 9
const { first, last } = quietPorts()
const ofEach = Math.floor((last - first + 1) / WORKERS)
const begin = first + ofEach * (Number(process.env['VITEST_POOL_ID'] ?? 0) % WORKERS)
let given = Math.floor(Math.random() * ofEach)

/** A free port that no other process takes by chance before it is listened on, or while its server is unavailable. */
export const quietPort = async (host: string): Promise<number> => {
  for (;;) {
    const port = begin + (given++ % ofEach)
    if ((await whyTaken(port, host)) === undefined) return port
  }
}
