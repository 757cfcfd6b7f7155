import type { JournalEntry } from '@debut/events/operations/operation-answers.ts'
import { TimeAgo } from '../../../lib/clock/time-ago.tsx'
import { ActorFace } from './actor-face.tsx'
import { EntrySentence } from './entry-sentence.tsx'
import { actorName, whyOf } from './entry-words.ts'

/** The newest entries, each a sentence. */
export const JournalList = ({ entries }: { readonly entries: readonly JournalEntry[] }) => (
  <ol aria-label="Journal" className="mt-2">
    {entries.map((entry) => (
      <Entry key={entry.position} entry={entry} />
    ))}
  </ol>
)

const Entry = ({ entry }: { readonly entry: JournalEntry }) => {
  const why = whyOf(entry)
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-b border-line-2 py-3.5 text-[14.5px] sm:grid-cols-[5rem_auto_minmax(0,1fr)_auto]">
      <span className="text-[13px] leading-6 text-ink-3 tabular-nums max-sm:order-last max-sm:col-start-2">
        <TimeAgo iso={entry.at} />
      </span>
      <ActorFace actor={entry.actor} />
      <p className="min-w-0 leading-6 wrap-anywhere">
        <b className="font-semibold">
          <bdi>{actorName(entry)}</bdi>
        </b>{' '}
        <EntrySentence entry={entry} />
        {why === '' ? null : <span className="block text-[13px] leading-5 text-ink-3">{why}</span>}
      </p>
      <span className="text-[13px] leading-6 text-ink-3 max-sm:hidden">{entry.kind}</span>
    </li>
  )
}
