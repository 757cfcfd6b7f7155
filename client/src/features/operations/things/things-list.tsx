import type { Thing } from '@debut/events/operations/operation-answers.ts'
import { TimeAgo } from '../../../lib/clock/time-ago.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Link } from '../../../ui/link.tsx'
import { wordsOf } from './thing-words.ts'

/** What needs a person, each with the way to where it is done. */
export const ThingsList = ({ things }: { readonly things: readonly Thing[] }) => (
  <ul aria-label="What needs you" className="grid gap-2.5">
    {things.map((thing, index) => (
      <NeededThing key={`${thing.kind} ${thing.name ?? ''}`} thing={thing} isFirst={index === 0} />
    ))}
  </ul>
)

const NeededThing = ({ thing, isFirst }: { readonly thing: Thing; readonly isFirst: boolean }) => {
  const { title, text, act } = wordsOf(thing)
  const { since, urgent } = thing
  return (
    <li
      className={`grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 rounded-panel border px-5 py-4 sm:grid-cols-[auto_minmax(0,1fr)_auto] ${
        urgent ? 'border-lime bg-lime-wash' : 'border-line bg-surface'
      }`}
    >
      <i
        aria-hidden="true"
        className={`size-3 self-start rounded-full border-2 border-lime sm:self-center max-sm:mt-1.5 ${urgent ? 'bg-lime' : ''}`}
      />
      <div className="min-w-0">
        <h2 className="font-text text-[15.5px] leading-snug font-semibold tracking-normal wrap-anywhere">{title}</h2>
        <p className="mt-0.5 text-[14px] text-ink-2">
          {text}
          {since === null ? null : (
            <span className="tabular-nums">
              {' '}
              Oldest <TimeAgo iso={since} />.
            </span>
          )}
        </p>
      </div>
      {act === undefined ? null : (
        <Link to={act.to} className={`${buttonClass(isFirst ? 'primary' : 'quiet', 'm')} max-sm:col-start-2 max-sm:justify-self-start`}>
          {act.label}
        </Link>
      )}
    </li>
  )
}
