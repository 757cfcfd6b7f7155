import type { Page, Place } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { titleFromPath } from '../lib/page/title-from-path.ts'
import { Link } from '../ui/link.tsx'
import { StageMessage } from '../ui/stage-message.tsx'
import { type Waiting, waitingPages } from './waiting-pages.ts'

const waitingAt = ({ path }: Place): Waiting | undefined => waitingPages.find(({ at }) => at.test(path))

/** A page whose list is still empty: it says what will stand here, and where to go meanwhile. */
const WaitingPage = () => {
  const place = usePlace()
  const { title = titleFromPath(place.path), lead, empty, text, ways = [] } = waitingAt(place) ?? {}
  return (
    <>
      <h1 className={`text-[40px] font-[750] tracking-[-0.04em] md:text-[46px] ${lead === undefined ? 'mb-6' : ''}`}>{title}</h1>
      {lead !== undefined && <p className="mt-2 mb-6 max-w-[62ch] text-[14.5px] text-ink-2">{lead}</p>}
      <StageMessage title={empty ?? 'No data'} lit={false}>
        {text !== undefined && <p>{text}</p>}
        <p className="flex flex-wrap justify-center gap-x-5 gap-y-1">
          {[...ways, { to: '/', label: 'Back to home' }].map(({ to, label }) => (
            <Link key={to} to={to} className="way-link">
              {label}
            </Link>
          ))}
        </p>
      </StageMessage>
    </>
  )
}

export const page: Page<unknown> = {
  Component: WaitingPage,
  head: (_state, place) => {
    const { title, lead, isPrivate } = waitingAt(place) ?? {}
    return { ...(title !== undefined && { title }), ...(lead !== undefined && { description: lead }), noindex: isPrivate ?? false }
  },
}
