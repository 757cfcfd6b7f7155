const KEY = 'debut-reloaded'
/** A page that was reloaded and still misses a part is not reloaded again and again. */
const TTL = 10_000

type Kept = Pick<Storage, 'getItem' | 'setItem'>

interface Missing {
  readonly path: string
  readonly now: number
}

/** Whether to reload now; says yes once in its time for each page. Where nothing can be kept there is no guard, and so no reloading. */
export const mayReload = (kept: () => Kept, { path, now }: Missing): boolean => {
  try {
    const storage = kept()
    const [lastPath, last] = storage.getItem(KEY)?.split(' ') ?? []
    if (lastPath === path && now - Number(last) < TTL) return false
    storage.setItem(KEY, `${path} ${now}`)
    return true
  } catch {
    return false
  }
}
