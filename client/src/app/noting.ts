type Path = readonly (string | symbol)[]

/** What was found where; of lists and records no more than that they are there. */
interface Note {
  readonly path: Path
  readonly found: unknown
}
export type Notes = Note[]

const LIST = Symbol('a list')
const RECORD = Symbol('a record')
/** In a path: the names of what is there. */
const NAMES = Symbol('names')

const kindOf = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  return Array.isArray(value) ? LIST : RECORD
}
const namesIn = (value: object) => Object.keys(value).join()

/** The same value, which notes down everything that is read of it. Another in which all of that is found would have been read alike. */
export const noting = <Value>(value: Value, notes: Notes, path: Path = []): Value => {
  notes.push({ path, found: kindOf(value) })
  if (typeof value !== 'object' || value === null) return value
  const read = new Map<string, unknown>()
  const noteNames = () => void notes.push({ path: [...path, NAMES], found: namesIn(value) })
  const get = (key: string | symbol): unknown => {
    const found: unknown = Reflect.get(value, key)
    // What all lists and records can do is nothing of this one.
    if (typeof key === 'symbol' || typeof found === 'function') return found
    if (!read.has(key)) read.set(key, noting(found, notes, [...path, key]))
    return read.get(key)
  }
  // The value itself may be frozen, and then no proxy of it may give anything else than what it holds.
  const standIn: object = Array.isArray(value) ? [] : {}
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it gives what the value gives
  return new Proxy(standIn, {
    get: (_, key) => get(key),
    has: (_, key) => {
      noteNames()
      return Reflect.has(value, key)
    },
    ownKeys: () => {
      noteNames()
      return Reflect.ownKeys(value)
    },
    getOwnPropertyDescriptor: (target, key) => {
      const ofTarget = Reflect.getOwnPropertyDescriptor(target, key)
      if (ofTarget !== undefined) return ofTarget
      if (Object.hasOwn(value, key)) return { value: get(key), enumerable: true, configurable: true }
      // Looked for in vain, which says something as well.
      noteNames()
      return undefined
    },
  }) as Value
}

const findIn = (value: unknown, path: Path): unknown => {
  let found = value
  for (const key of path) {
    if (typeof found !== 'object' || found === null) return undefined
    found = key === NAMES ? namesIn(found) : Reflect.get(found, key)
  }
  return kindOf(found)
}

export const holdFor = (notes: Notes, value: unknown): boolean => notes.every(({ path, found }) => Object.is(findIn(value, path), found))
