import { useResource } from '../../lib/resources/use-resource.ts'
import { EmptyState } from '../empty-state.tsx'
import { Unreachable } from '../unreachable.tsx'
import { OtherRows } from './other-rows.tsx'
import type { AnyQueue } from './queue.ts'
import { SearchForm } from './search-form.tsx'
import { Section } from './section.tsx'
import { useWaiting, WaitingRows } from './waiting-rows.tsx'

const NOTHING_FOUND = { title: 'Nothing found', text: 'Try a part of the name.' }

interface Props {
  readonly queue: AnyQueue
  readonly words: string
}

/** One queue with all that belongs to it. */
export const WholeQueue = ({ queue, words }: Props) => {
  const { title, about, search, query, waiting, others, empty } = queue
  const view = useResource(query(words))
  const { open, shown } = useWaiting(queue, words)
  const isSearched = words !== ''
  const lists = view.status === 'ready' ? (others?.(view.data, words) ?? []) : []
  const hasOthers = lists.some(({ rows }) => rows.length > 0)
  const isEmpty = isSearched ? shown === 0 && !hasOthers : open === 0 && (waiting !== undefined || !hasOthers)
  const said = isSearched ? NOTHING_FOUND : empty
  return (
    <Section queue={queue} about={about}>
      {search === undefined ? null : <SearchForm queue={queue} search={search} words={words} />}
      {view.status === 'unreachable' ? <Unreachable what={title.toLowerCase()} onRetry={view.refetch} /> : null}
      {view.status === 'ready' ? (
        <>
          <WaitingRows queue={queue} words={words} />
          {isEmpty ? <EmptyState title={said.title}>{said.text}</EmptyState> : null}
          {lists.map((list) => (
            <OtherRows key={list.title} queue={queue} words={words} list={list} />
          ))}
        </>
      ) : null}
    </Section>
  )
}
