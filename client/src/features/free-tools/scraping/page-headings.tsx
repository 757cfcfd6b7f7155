import type { Scrape } from '@debut/events/free-tools/scrape-answers.ts'
import { FoldedList } from './folded-list.tsx'
import { headingsAdvice } from './advice.ts'
import { Nothing, ResultPart } from './result-part.tsx'
import { copied } from './scrape-texts.ts'

const INDENTS = ['', 'pl-4.5', 'pl-9', 'pl-13.5', 'pl-18', 'pl-22.5']

export const PageHeadings = ({ scrape }: { readonly scrape: Scrape }) => {
  const { headings } = scrape
  return (
    <ResultPart
      title="Headings"
      aside={headings.length === 0 ? undefined : String(headings.length)}
      advice={headingsAdvice(scrape)}
      copied={headings.length === 0 ? undefined : () => copied.headings(scrape)}
    >
      {headings.length === 0 ? (
        <Nothing>This page has no headings.</Nothing>
      ) : (
        <FoldedList
          what="headings"
          items={headings}
          row={({ level, text }) => (
            <div className={`flex items-baseline gap-2.5 text-[14.5px] ${INDENTS[level - 1]}`}>
              <b className="flex-none rounded-[6px] bg-sunken px-1.5 text-[11px]/[18px] font-[600] text-ink-3">H{level}</b>
              <span className="min-w-0 wrap-anywhere">{text === '' ? <span className="text-ink-3">Empty</span> : text}</span>
            </div>
          )}
        />
      )}
    </ResultPart>
  )
}
