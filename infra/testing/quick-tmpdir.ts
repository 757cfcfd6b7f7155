import { constants, accessSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
const SPARE_BYTES = 4 * 2 ** 30

/** For data that a test makes and deletes: in memory where the machine has much of it, as a disk may take seconds to forget a cluster. Programs may not run from there. */
export const quickTmpdir = (): string => {
  try {
    accessSync(MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= SPARE_BYTES ? MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}
