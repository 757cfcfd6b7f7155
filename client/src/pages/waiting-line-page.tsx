import { LineView } from '../features/launches/line/line-view.tsx'
import { daysAround, placeInLine } from '../features/launches/line/place-in-line.ts'
import { Price } from '../features/pricing/price.tsx'
import { WithheldNote } from '../features/tools/moderation/withheld-note.tsx'
import { selectNow } from '../lib/clock/clock-slice.ts'
import type { Page, Place } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { selectData } from '../lib/resources/resources-slice.ts'
import { useResource } from '../lib/resources/use-resource.ts'
import { Unreachable } from '../ui/unreachable.tsx'

const placeAt = ({ params }: Place) => placeInLine({ launchId: (params['id'] ?? '').toUpperCase() })

const WaitingLinePage = () => {
  const view = useResource(placeAt(usePlace()))
  if (view.status === 'ready') {
    const { withheld } = view.data
    return (
      <LineView
        place={view.data}
        price={<Price sku="skip_line" />}
        note={withheld === null ? null : <WithheldNote withheld={withheld} />}
      />
    )
  }
  return (
    <Unreachable what="the waiting line" heading="h1" onRetry={view.refetch}>
      Nothing is lost, and no launch loses its place. The page appears as soon as there is an answer.
    </Unreachable>
  )
}

export const page: Page<Parameters<typeof selectNow>[0]> = {
  Component: WaitingLinePage,
  resources: (place, state) => {
    const found = selectData(placeAt(place))(state)
    return [placeAt(place), ...(found === undefined ? [] : [daysAround(found, selectNow(state))])]
  },
  head: (state, place) => {
    const found = selectData(placeAt(place))(state)
    return {
      title: found === undefined ? 'The waiting line' : `${found.tool.name} in the waiting line`,
      noindex: true,
      complete: true,
      status: found === undefined ? 503 : 200,
    }
  },
}
