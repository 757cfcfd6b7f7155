import type { Review } from '@debut/events/vote-review/review-answers.ts'
import { Card } from '../../ui/card.tsx'
import { DETECTORS, evidenceSentence, sentencesAgainst } from './review-words.ts'

/** What says that these votes are out of line, and what says that they may not be. */
export const EvidenceCard = ({ review: { evidence, against, votes } }: { readonly review: Review }) => {
  const opposed = sentencesAgainst(against)
  return (
    <Card title="Evidence">
      {evidence === null ? (
        <p className="mt-3.5 text-[14px] text-ink-2">
          The detectors’ figures can’t be read right now. They appear here as soon as they can.
        </p>
      ) : evidence.length === 0 ? (
        <p className="mt-3.5 text-[14px] text-ink-2">No detector found these votes. An admin held them.</p>
      ) : (
        <ul className="mt-4 grid gap-x-7 gap-y-4 md:grid-cols-2">
          {evidence.map((found) => (
            <li key={found.detector}>
              <Line title={DETECTORS[found.detector]} share={found.votes / votes.length} bar="fill-lime" />
              <p className="mt-1 text-[13.5px]/[1.45] text-ink-2">{evidenceSentence(found)}</p>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 border-t border-line-2 pt-4">
        <Line title="Against" share={opposed.reduce((most, { of }) => Math.max(most, of), 0) / votes.length} bar="fill-good" />
        <p className="mt-1 text-[13.5px]/[1.45] text-ink-2">
          {opposed.length === 0 ? 'Nothing that we know speaks for these voters.' : `${opposed.map(({ says }) => says).join('; ')}.`}
        </p>
      </div>
    </Card>
  )
}

/** How much of the case it is about: the sentence below says the same. */
const Line = ({ title, share, bar }: { readonly title: string; readonly share: number; readonly bar: string }) => (
  <div className="flex items-center justify-between gap-3">
    <h3 className="font-text text-[14px] font-semibold">{title}</h3>
    <svg viewBox="0 0 90 6" className="h-1.5 w-22.5" aria-hidden="true">
      <rect width="90" height="6" rx="3" className="fill-line-2" />
      <rect width={Math.round(90 * Math.min(1, share))} height="6" rx="3" className={bar} />
    </svg>
  </div>
)
