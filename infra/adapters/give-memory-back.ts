import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** After much was read through once: a process that has little to do from then on would hold what it read for hours. */
export const giveMemoryBack = (): void => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as NodeJS.GCFunction
  collect({ type: 'major', flavor: 'last-resort' })
}
