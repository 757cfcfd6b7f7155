import { wordsIn } from '@debut/events/search/words.ts'
import { Fragment, type ReactNode } from 'react'

/** A text in which the words that it was found by stand out. */
export const Marked = ({ text, marks }: { text: string; marks: readonly string[] }) => {
  const parts: ReactNode[] = []
  let from = 0
  for (const mark of markedIn(text, marks)) {
    parts.push(<Fragment key={mark.from}>{text.slice(from, mark.from)}</Fragment>)
    parts.push(<mark key={`mark ${mark.from}`}>{text.slice(mark.from, mark.to)}</mark>)
    from = mark.to
  }
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  )
}

interface Stretch {
  readonly from: number
  readonly to: number
}

/** As far as a word begins with a mark; accents may make it another number of characters, then all of the word. */
export const markedIn = (text: string, marks: readonly string[]): Stretch[] => {
  const stretches: Stretch[] = []
  for (const { word, from, to } of wordsIn(text)) {
    const mark = marks.filter((each) => word.startsWith(each)).toSorted((one, other) => other.length - one.length)[0]
    if (mark === undefined || from < (stretches.at(-1)?.to ?? 0)) continue
    stretches.push({ from, to: to - from === word.length ? from + mark.length : to })
  }
  return stretches
}
