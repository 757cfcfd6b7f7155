import type { JournalEntry } from '@debut/events/operations/operation-answers.ts'
import { momentLabel } from '../../../lib/clock/day-labels.ts'
import { usePlace } from '../../../lib/page/place-context.ts'
import { useResource } from '../../../lib/resources/use-resource.ts'
import type { ConsoleColumn } from '../../../ui/console-table/console-column.ts'
import { ConsoleTable } from '../../../ui/console-table/console-table.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Unreachable } from '../../../ui/unreachable.tsx'
import { ActorFace } from './actor-face.tsx'
import { EntrySentence } from './entry-sentence.tsx'
import { actorName, sentenceOf, whyOf } from './entry-words.ts'
import { journalEntries, kindIn } from './journal.ts'
import { KIND_LABELS } from './journal-kinds.tsx'

const COLUMNS: readonly ConsoleColumn<JournalEntry>[] = [
  {
    key: 'time',
    label: 'Time',
    cell: ({ at }) => (
      <time dateTime={at} className="tabular-nums">
        {momentLabel(at)}
      </time>
    ),
    value: ({ at }) => at,
    text: ({ at }) => momentLabel(at),
  },
  {
    key: 'who',
    label: 'Who',
    cell: (entry) => (
      <span className="flex items-center gap-2">
        <ActorFace actor={entry.actor} className="size-5" />
        <bdi className="font-[560]">{actorName(entry)}</bdi>
      </span>
    ),
    value: actorName,
  },
  { key: 'what', label: 'What', wraps: true, cell: (entry) => <EntrySentence entry={entry} />, value: sentenceOf },
  { key: 'why', label: 'Reason', wraps: true, cell: whyOf, value: (entry) => whyOf(entry) || null },
  { key: 'kind', label: 'Kind', cell: ({ kind }) => KIND_LABELS[kind], value: ({ kind }) => KIND_LABELS[kind] },
]

/** All of the journal, page by page. */
export const JournalTable = () => {
  const view = useResource(journalEntries(kindIn(usePlace())))
  if (view.status === 'loading')
    return (
      <Loading what="Loading the journal">
        <Skeleton className="h-96 w-full rounded-panel!" />
      </Loading>
    )
  if (view.status !== 'ready') return <Unreachable what="the journal" onRetry={view.refetch} />
  const { entries, more } = view.data
  return (
    <ConsoleTable
      name="journal"
      caption="Journal"
      columns={COLUMNS}
      rows={entries}
      rowKey={({ position }) => String(position)}
      empty="Nothing of this kind was done"
      onMore={more ? view.fetchNextPage : undefined}
      isFetchingMore={view.isFetchingNextPage ?? false}
      isMoreMissed={view.isNextPageMissed ?? false}
    />
  )
}
