const KEY = 'debut-reloaded-at'
/** A page that was reloaded and still misses a part is not reloaded again and again. */
const TTL = 10_000

type Kept = Pick<Storage, 'getItem' | 'setItem'>

/** Whether to reload now; says yes once in its time. Where nothing can be kept there is no guard, and so no reloading. */
export const mayReload = (kept: () => Kept, now: number): boolean => {
  try {
    const storage = kept()
    const last = Number(storage.getItem(KEY) ?? Number.NaN)
    if (now - last < TTL) return false
    storage.setItem(KEY, String(now))
    return true
  } catch {
    return false
  }
}
