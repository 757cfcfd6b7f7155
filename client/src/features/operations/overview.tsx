import { dayAt, timeAt } from '@debut/events/kernel/days.ts'
import type { Operations } from '@debut/events/operations/operation-answers.ts'
import { useSelector } from 'react-redux'
import { selectNow } from '../../lib/clock/clock-slice.ts'
import { longDayLabel } from '../../lib/clock/day-labels.ts'
import { parseInstant } from '../../lib/clock/instants.ts'
import { useResource } from '../../lib/resources/use-resource.ts'
import { ConsolePage } from '../../ui/console-page.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Unreachable } from '../../ui/unreachable.tsx'
import { ChecksGrid } from './checks/checks-grid.tsx'
import { durationLabel } from './duration-label.ts'
import { JournalSection } from './journal/journal-section.tsx'
import { operations } from './shown-operations.ts'
import { RolesCard } from './roles/roles-card.tsx'
import { needLabel } from './things/thing-words.ts'
import { ThingsList } from './things/things-list.tsx'
import { HoursCard } from './today/hours-card.tsx'
import { TodayCard } from './today/today-card.tsx'

/** What needs a person, how everything runs, who did what, and who may. */
export const Overview = () => {
  const view = useResource(operations())
  const state = view.status === 'ready' ? view.data : undefined
  return (
    <ConsolePage
      title={<span aria-live="polite">{state === undefined ? 'Overview' : needLabel(state.things.length)}</span>}
      lead={state === undefined ? undefined : <Now state={state} />}
      aside={
        <>
          {state === undefined ? null : <TodayCard today={state.today} />}
          {state === undefined ? null : <HoursCard today={state.today} />}
          <RolesCard />
        </>
      }
    >
      {view.status === 'loading' ? (
        <Loading what="Loading the overview">
          <Skeleton className="h-96 w-full rounded-panel!" />
        </Loading>
      ) : view.status === 'ready' ? (
        <ThingsList things={view.data.things} />
      ) : (
        <Unreachable what="how everything is running" onRetry={view.refetch} />
      )}
      {state === undefined ? null : <ChecksGrid state={state} />}
      <JournalSection />
    </ConsolePage>
  )
}

const Now = ({ state: { today } }: { readonly state: Operations }) => {
  const now = useSelector(selectNow)
  const left = Math.max(0, (parseInstant(today.closesAt) - now) / 1_000)
  return (
    <span className="tabular-nums">
      {longDayLabel(dayAt(now), today.day)}, {timeAt(now)} in Los Angeles. Today closes in{' '}
      <b className="font-semibold text-ink">{durationLabel(left)}</b>.
    </span>
  )
}
