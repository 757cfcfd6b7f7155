import { badgesRoute } from '@debut/events/tools/badge-routes.ts'
import { BadgeChooser } from '../features/tools/badges/badge-chooser.tsx'
import type { Page, Place } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { resource } from '../lib/resources/resource.ts'
import { selectData } from '../lib/resources/resources-slice.ts'
import { useResource } from '../lib/resources/use-resource.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Unreachable } from '../ui/unreachable.tsx'

const badges = resource(badgesRoute)
const nameIn = ({ params }: Place) => params['name'] ?? ''
const badgesAt = (place: Place) => badges({ tool: nameIn(place) })

const BadgesPage = () => {
  const place = usePlace()
  const name = nameIn(place)
  const view = useResource(badgesAt(place))
  const shown = view.status === 'ready' ? view.data : undefined
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
      {view.status === 'unreachable' && <Unreachable what="your badges" onRetry={view.refetch} />}
    </>
  )
}

export const page: Page = {
  Component: BadgesPage,
  resources: (place) => [badgesAt(place)],
  moved: (state, place) => {
    const shown = selectData(badgesAt(place))(state)
    return shown === undefined || shown.slug === nameIn(place) ? undefined : `/tool/${shown.slug}/badges`
  },
  head: (state, place) => {
    const shown = selectData(badgesAt(place))(state)
    return { title: shown === undefined ? 'Badges' : `Badges of ${shown.name}`, noindex: true }
  },
}
