import { noting, type Notes } from './noting.ts'
import { ownEverywhere, type State } from './store.ts'

type Names = ReadonlySet<string>

/** The parts of the state that are the reader's own. */
export const ownNames: Names = new Set(ownEverywhere)

/** The same state, reporting when anything of the reader's own is read. */
export const watching = (names: Names, looked: () => void) => {
  let known: State | undefined
  let watched: State | undefined
  return (state: State): State => {
    if (watched !== undefined && known === state) return watched
    known = state
    watched = { ...state }
    for (const name of names) {
      const get = () => {
        looked()
        return Reflect.get(state, name) as unknown
      }
      Object.defineProperty(watched, name, { get, enumerable: true })
    }
    return watched
  }
}

/** The same state, noting down what is read of the reader's own. */
export const notingOwn = (names: Names, state: State, notes: Notes): State => {
  const noted = { ...state }
  for (const name of names) Object.defineProperty(noted, name, { value: noting<unknown>(Reflect.get(state, name), notes, [name]) })
  return noted
}
