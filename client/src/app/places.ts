const KEY = 'debut-return-place'

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

interface Place {
  readonly path: string
  readonly scroll: number
}

const isPlace = (kept: unknown): kept is Place =>
  typeof kept === 'object' && kept !== null && 'path' in kept && 'scroll' in kept && typeof kept.scroll === 'number'

/** How far the page was scrolled that a visitor left to sign in: kept beside the return address, for all tabs of the browser. */
export const placesIn = (storage: () => Kept) => ({
  keep: (path: string, scroll: number): void => {
    try {
      storage().setItem(KEY, JSON.stringify({ path, scroll: Math.round(scroll) } satisfies Place))
    } catch {
      // A browser that keeps nothing shows the page from its top.
    }
  },
  take: (path: string): number => {
    try {
      const kept: unknown = JSON.parse(storage().getItem(KEY) ?? 'null')
      storage().removeItem(KEY)
      return isPlace(kept) && kept.path === path ? kept.scroll : 0
    } catch {
      return 0
    }
  },
})
