import { whyTaken } from '@debut/stack/supervisor/ports.ts'

/** Below those that systems give to a process that asks for any free port. */
const [FIRST, COUNT] = [12_000, 18_000]

/** A free port that no other process takes by chance before it is listened on, or while its server is unavailable. */
export const quietPort = async (host: string): Promise<number> => {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT)
    if ((await whyTaken(port, host)) === undefined) return port
  }
}
