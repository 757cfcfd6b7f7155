import type { JournalEntry } from '@debut/events/operations/operation-answers.ts'
import { Link } from '../../../ui/link.tsx'
import { aboutName } from './entry-words.ts'

/** What was done, with a link to what it was about. */
export const EntrySentence = ({ entry }: { readonly entry: JournalEntry }) => {
  const { text, about } = entry
  const name = aboutName(entry)
  return (
    <>
      {text}
      {about === null ? null : ' '}
      {about === null ? null : about.path === null ? (
        <bdi>{name}</bdi>
      ) : (
        <Link to={about.path} className="quiet-link underline">
          <bdi>{name}</bdi>
        </Link>
      )}
    </>
  )
}
