import { shallowEqual, useSelector } from 'react-redux'
import type { Place } from '../../lib/page/page.ts'
import { usePlace } from '../../lib/page/place-context.ts'
import type { AnyQuery } from '../../lib/resources/resource.ts'
import { selectData, selectResource, type WithResources } from '../../lib/resources/resources-slice.ts'
import { Choices } from '../choices.tsx'
import { EmptyState } from '../empty-state.tsx'
import { countDecided } from './decided-rows.ts'
import { DecisionsProvider, useDecisions } from './decisions.tsx'
import type { AnyQueue } from './queue.ts'
import { WaitingInQueue } from './waiting-in-queue.tsx'
import { WholeQueue } from './whole-queue.tsx'

type At = Pick<Place, 'path' | 'search'>

const chosenIn = (queues: readonly AnyQueue[], { search }: At): AnyQueue | undefined =>
  queues.find(({ name }) => name === search.get('queue'))

const wordsIn = ({ search }: At): string => (search.get('q') ?? '').trim().slice(0, 80)

/** The first pages of all, which say how much waits in each, and what is looked for in one of them. */
export const queriesOf = (queues: readonly AnyQueue[], place: At): readonly AnyQuery[] => {
  const [chosen, words] = [chosenIn(queues, place), wordsIn(place)]
  return [...queues.map(({ query }) => query('')), ...(chosen === undefined || words === '' ? [] : [chosen.query(words)])]
}

interface Props {
  /** The most urgent first. */
  readonly queues: readonly AnyQueue[]
}

/** Queues of what people decide about: all that waits, or all of the queue that the address names. A queue that is not the reader's is missing. */
export const Queues = ({ queues }: Props) => {
  const theirs = useSelector(
    (state: WithResources) => queues.filter(({ query }) => selectResource(query(''))(state).status !== 'missing'),
    shallowEqual,
  )
  return (
    <DecisionsProvider>
      <Shown queues={theirs} />
    </DecisionsProvider>
  )
}

const Shown = ({ queues }: Props) => {
  const place = usePlace()
  const totals = useTotals(queues)
  const all = totals.reduce<number>((sum, total) => sum + (total ?? 0), 0)
  const chosen = chosenIn(queues, place)
  return (
    <>
      <Choices
        label="Queues"
        choices={[
          { label: 'All', to: place.path, isChosen: chosen === undefined, count: all },
          ...queues.map((queue, index) => ({
            label: queue.title,
            to: `${place.path}?queue=${queue.name}`,
            isChosen: queue === chosen,
            count: totals[index],
          })),
        ]}
      />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-12">
        {chosen === undefined ? (
          <>
            {all === 0 && totals.includes(0) ? <EmptyState title="Nothing needs a decision" /> : null}
            {queues.map((queue) => (
              <WaitingInQueue key={queue.name} queue={queue} />
            ))}
          </>
        ) : (
          <WholeQueue key={chosen.name} queue={chosen} words={wordsIn(place)} />
        )}
      </div>
    </>
  )
}

/** How much waits in each, without what was decided on this page. Undefined where that is not known, or nothing ever waits. */
const useTotals = (queues: readonly AnyQueue[]): readonly (number | undefined)[] => {
  const { decided, statusOf } = useDecisions()
  const answers = useSelector((state: WithResources) => queues.map(({ query }): unknown => selectData(query(''))(state)), shallowEqual)
  return queues.map(({ name, waiting }, index) => {
    const { rows, total } = (answers[index] === undefined ? undefined : waiting?.(answers[index], '')) ?? {}
    return rows === undefined || total === undefined ? undefined : total - countDecided(rows, decided, name, statusOf)
  })
}
