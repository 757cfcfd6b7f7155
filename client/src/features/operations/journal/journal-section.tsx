import { usePlace } from '../../../lib/page/place-context.ts'
import { useResource } from '../../../lib/resources/use-resource.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/link.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Unreachable } from '../../../ui/unreachable.tsx'
import { JOURNAL_PATH, kindIn, kindPath, newestEntries } from './journal.ts'
import { JournalKinds } from './journal-kinds.tsx'
import { JournalList } from './journal-list.tsx'

/** The newest of the journal, for the overview. */
export const JournalSection = () => {
  const kind = kindIn(usePlace())
  return (
    <section aria-labelledby="journal" className="mt-9 min-w-0">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:flex md:flex-wrap md:items-center md:justify-between md:gap-x-5">
        <h2 id="journal" className="text-xl font-bold">
          Journal
        </h2>
        <div className="min-w-0 max-w-full">
          <JournalKinds path="/admin" anchor="#journal" chosen={kind} />
        </div>
      </div>
      <Newest />
      <p className="mt-5">
        <Link to={kindPath(JOURNAL_PATH, kind)} className={buttonClass('quiet', 'm')}>
          Whole journal
        </Link>
      </p>
    </section>
  )
}

const Newest = () => {
  const view = useResource(newestEntries(kindIn(usePlace())))
  if (view.status === 'loading')
    return (
      <Loading what="Loading the journal">
        <Skeleton className="mt-3 h-64 w-full rounded-panel!" />
      </Loading>
    )
  if (view.status !== 'ready') return <Unreachable what="the journal" onRetry={view.refetch} />
  const { entries } = view.data
  return entries.length === 0 ? (
    <EmptyState title="No entries">Nothing of this kind was done.</EmptyState>
  ) : (
    <JournalList entries={entries} />
  )
}
