type Entry<T> = { until: number; value: Promise<T> }

type Options<T> = {
  /** Milliseconds for which an answer may be given again. */
  freshFor: number
  most: number
  now: () => number
  /** Whether this answer may be given to the next reader as well. */
  keep: (value: T) => boolean
}

/** Readers who come while a page is being drawn wait for that drawing: a crowd costs one rendering per second. */
export const createPageCache = <T>({ freshFor, most, now, keep }: Options<T>) => {
  const entries = new Map<string, Entry<T>>()

  /** Pages are large: those that will not be used again are dropped as soon as another is drawn. */
  const makeRoom = () => {
    const at = now()
    for (const [key, { until }] of entries) {
      if (until > at && entries.size < most) return
      entries.delete(key)
    }
  }

  const draw = (key: string, render: () => Promise<T>): Promise<T> => {
    const entry: Entry<T> = { until: Infinity, value: render() }
    entries.delete(key)
    makeRoom()
    entries.set(key, entry)
    const forget = () => {
      if (entries.get(key) === entry) entries.delete(key)
    }
    entry.value.then((value) => {
      if (keep(value)) entry.until = now() + freshFor
      else forget()
    }, forget)
    return entry.value
  }

  return (key: string, render: () => Promise<T>): Promise<T> => {
    const entry = entries.get(key)
    return entry !== undefined && now() < entry.until ? entry.value : draw(key, render)
  }
}
