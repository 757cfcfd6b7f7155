import { setTimeout as delay } from 'node:timers/promises'

/** Seconds until all projections have caught up with the log. */
export const untilReady = async (url: string): Promise<number> => {
  const begun = performance.now()
  while ((await fetch(`${url}/readyz`)).status !== 200) await delay(50)
  return (performance.now() - begun) / 1_000
}
