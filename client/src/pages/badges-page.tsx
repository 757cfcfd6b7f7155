import { useDispatch, useSelector } from 'react-redux'
import { BadgeChooser } from '../features/tools/badges/badge-chooser.tsx'
import { followBadges, loadBadges } from '../features/tools/badges/badges-saga.ts'
import { badgesRetryRequested, badgesSlice, selectBadges, type WithBadges } from '../features/tools/badges/badges-slice.ts'
import type { Page, Place } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Unreachable } from '../ui/unreachable.tsx'

const nameIn = ({ params }: Place) => params['name'] ?? ''

const BadgesPage = () => {
  const name = nameIn(usePlace())
  const view = useSelector(selectBadges(name))
  const shown = view?.status === 'ready' ? view.shown : undefined
  return (
    <>
      <Breadcrumb trail={[{ label: shown?.name ?? name, to: `/tool/${shown?.slug ?? name}` }, { label: 'Badges' }]} />
      <h1 className="mt-1.5 text-[36px] font-[750] tracking-[-0.04em] md:text-[44px]">Badges</h1>
      <p className="mt-2 mb-8 max-w-[62ch] text-[14.5px] text-ink-2">
        Show on your own site what your tool has earned; visitors who click the badge see the standings behind it. A place among the first
        three of a day, a week, a month or a year is a badge once that period is over. If a review of votes takes the place back, its badge
        goes too.
      </p>
      {shown !== undefined && <BadgeChooser shown={shown} />}
      {view?.status === 'unreachable' && <BadgesUnreachable />}
    </>
  )
}

const BadgesUnreachable = () => {
  const dispatch = useDispatch()
  return (
    <Unreachable title="We can’t reach your badges right now" onRetry={() => dispatch(badgesRetryRequested())}>
      Nothing is lost. We keep trying, and they appear as soon as there is an answer.
    </Unreachable>
  )
}

export const page: Page<WithBadges> = {
  slices: [badgesSlice],
  Component: BadgesPage,
  load: ({ api, ...place }) => loadBadges(api, nameIn(place)),
  follow: { badges: ({ api, ...place }) => followBadges(api, nameIn(place)) },
  valid: (state, place) => selectBadges(nameIn(place))(state)?.status !== 'unknown',
  moved: (state, place) => {
    const view = selectBadges(nameIn(place))(state)
    return view?.status !== 'ready' || view.shown.slug === nameIn(place) ? undefined : `/tool/${view.shown.slug}/badges`
  },
  head: (state, place) => {
    const view = selectBadges(nameIn(place))(state)
    if (view?.status !== 'ready')
      return { title: 'Badges', noindex: true, status: view?.status === 'unreachable' ? 503 : 200, complete: false }
    return { title: `Badges of ${view.shown.name}`, noindex: true }
  },
}
