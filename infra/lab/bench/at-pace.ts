import { setTimeout as delay } from 'node:timers/promises'

/** Each when its turn comes, whatever the ones before it take: who waits behind a slow answer is counted too. */
export const atPace = <Item, Result>(
  items: readonly Item[],
  perSecond: number,
  work: (item: Item, due: number) => Promise<Result>,
): Promise<Result[]> => {
  const begun = performance.now()
  return Promise.all(
    items.map(async (item, index) => {
      const due = begun + (index * 1_000) / perSecond
      await delay(Math.max(0, due - performance.now()))
      return work(item, due)
    }),
  )
}
