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

  const draw = (key: string, render: () => Promise<T>): Promise<T> => {
    const entry: Entry<T> = { until: Infinity, value: render() }
    entries.delete(key)
    entries.set(key, entry)
    const [oldest] = entries.keys()
    if (entries.size > most && oldest !== undefined) entries.delete(oldest)
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
