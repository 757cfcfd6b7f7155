import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** After much was read through once: a process that has little to do from then on would hold what it read for hours. */
export const giveMemoryBack = (): void => {
  setFlagsFromString('--expose-gc')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only a new context has it
  const collect = runInNewContext('gc') as NodeJS.GCFunction
  collect({ type: 'major', flavor: 'last-resort' })
}
