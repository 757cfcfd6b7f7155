import type { Page, Place } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { titleFromPath } from '../lib/page/title-from-path.ts'
import { Link } from '../ui/link.tsx'
import { StageMessage } from '../ui/stage-message.tsx'
import { type Waiting, waitingPages } from './waiting-pages.ts'

const waitingAt = ({ path }: Place): Waiting | undefined => waitingPages.find(({ at }) => at.test(path))

/** The address is reachable, but no menu, page or sitemap leads to it. */
const WaitingPage = () => {
  const place = usePlace()
  const { title = titleFromPath(place.path), empty, text, ways = [] } = waitingAt(place) ?? {}
  return (
    <>
      <h1 className="mb-6 text-[40px] font-[750] tracking-[-0.04em] md:text-[46px]">{title}</h1>
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
    const { title } = waitingAt(place) ?? {}
    return { ...(title !== undefined && { title }), noindex: true }
  },
}
