import type { Day } from '@debut/events/kernel/days.ts'
import { midnightOf } from '../demo-days.ts'
import { type DemoPerson, isReaders } from '../people.ts'
import { randomOf } from '../random.ts'
import type { PlannedText } from './discussion-plan.ts'

export interface PlannedLike {
  readonly person: DemoPerson
  readonly text: PlannedText
  readonly at: number
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Most likes come on the day that something is written, and a few for days after. */
const USUAL_DELAY = 5 * HOUR
const READ_MS = 40_000
/** Regulars are so much likelier to be among the readers. */
const REGULARS = 2.5

/** Who likes what, and when; those whom a reader can sign in as have all their likes left. */
export const planLikes = (
  seed: string,
  today: Day,
  people: readonly DemoPerson[],
  texts: readonly PlannedText[],
): readonly PlannedLike[] => {
  const random = randomOf(`${seed} likes`)
  const now = midnightOf(today)
  const readers = people.filter((person) => !isReaders(person))
  return texts.flatMap((text) => {
    const gone = goneAt(text)
    return readers
      .map((person) => ({ person, place: random.next() / (person.isRegular ? REGULARS : 1) }))
      .filter(({ person }) => person !== text.author && now - person.joinedDaysAgo * DAY < text.at - DAY)
      .toSorted((one, other) => one.place - other.place)
      .slice(0, text.likes)
      .map(({ person }) => ({ person, text, at: Math.floor(text.at + READ_MS - Math.log(1 - random.next()) * USUAL_DELAY) }))
      .filter(({ at }) => at < gone)
  })
}

/** When it can no longer be read. */
const goneAt = ({ at, later }: PlannedText): number =>
  Math.min(...later.map(({ type, after }) => (type === 'deleted' || type === 'hidden' ? at + after : Infinity)))
