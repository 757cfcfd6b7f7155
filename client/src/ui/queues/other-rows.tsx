import { grouped } from '../grouped.ts'
import { withDecided } from './decided-rows.ts'
import { changesOf } from './changes-of.ts'
import { useDecisions } from './decisions.tsx'
import { LoadMore } from './load-more.tsx'
import type { AnyQueue, OtherRows as Other } from './queue.ts'
import { Rows } from './rows.tsx'

interface Props {
  readonly queue: AnyQueue
  readonly words: string
  readonly list: Other
}

/** What was decided before, or was looked for; nothing where there is none. */
export const OtherRows = ({ queue, words, list: { title, rows, total, isOpen, hasMore = false } }: Props) => {
  const { decided, statusOf } = useDecisions()
  const list = `${queue.name}/${title}`
  if (withDecided(rows, decided, list, statusOf).length === 0) return null
  return (
    <details className="mt-5" open={isOpen}>
      <summary className="cursor-pointer text-[14.5px] font-[560]">
        {title} <span className="font-normal text-ink-3 tabular-nums">{grouped(total)}</span>
      </summary>
      <Rows label={title} list={list} rows={rows} changes={changesOf(queue, words)} />
      {hasMore ? <LoadMore queue={queue} words={words} /> : null}
      {!hasMore && total > rows.length ? (
        <p className="mt-3 text-[13px] text-ink-3 tabular-nums">{`${grouped(total - rows.length)} more. Search by a part of their name.`}</p>
      ) : null}
    </details>
  )
}
