import { whyTaken } from '@debut/stack/supervisor/ports.ts'

/** Below those that systems give to a process that asks for any free port. Each worker of a run has some of its own. */
const [FIRST, OF_A_WORKER, WORKERS] = [12_000, 2_000, 9]
const first = FIRST + OF_A_WORKER * (Number(process.env['VITEST_POOL_ID'] ?? 0) % WORKERS)
let given = Math.floor(Math.random() * OF_A_WORKER)

/** A free port that no other process takes by chance before it is listened on, or while its server is unavailable. */
export const quietPort = async (host: string): Promise<number> => {
  for (;;) {
    const port = first + (given++ % OF_A_WORKER)
    if ((await whyTaken(port, host)) === undefined) return port
  }
}
