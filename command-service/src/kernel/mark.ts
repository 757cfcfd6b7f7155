import { accept, type Accepted, refuse, type Refused } from './decider.ts'

/** What stands in the way of a mark, by the problem that it is: the first that holds is the one. */
type Obstacles<Code extends string> = Readonly<Partial<Record<Code, boolean>>>

/** Sets a mark. Setting it twice is setting it, whatever has come in the way since. */
export const mark = <Event, Code extends string>(
  isSet: boolean,
  event: Event,
  obstacles: Obstacles<Code>,
): Accepted<Event> | Refused<Code> => {
  if (isSet) return accept()
  const [found] = (Object.entries(obstacles) as [Code, boolean][]).filter(([, stands]) => stands)
  return found === undefined ? accept(event) : refuse(found[0])
}

/** Takes it off. Nothing stands in the way of that: what was marked may be gone by now. */
export const unmark = <Event>(isSet: boolean, event: Event): Accepted<Event> => (isSet ? accept(event) : accept())

/** The marks that are set afterwards. */
export const withMark = <Id>(marks: ReadonlySet<Id>, id: Id, isSet: boolean): ReadonlySet<Id> => {
  const others = new Set(marks)
  if (isSet) others.add(id)
  else others.delete(id)
  return others
}
