import { useDispatch, useSelector } from 'react-redux'
import { loadLine, followLine } from '../features/launches/line/line-saga.ts'
import { lineRetryRequested, lineSlice, selectPlaceView, type WithLine } from '../features/launches/line/line-slice.ts'
import { LineView } from '../features/launches/line/line-view.tsx'
import { Price } from '../features/pricing/price.tsx'
import { WithheldNote } from '../features/tools/moderation/withheld-note.tsx'
import type { Page, Place } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { Unreachable } from '../ui/unreachable.tsx'

const launchIn = ({ params }: Place): string => (params['id'] ?? '').toUpperCase()

const WaitingLinePage = () => {
  const view = useSelector(selectPlaceView(launchIn(usePlace())))
  const dispatch = useDispatch()
  if (view?.status === 'ready') {
    const { withheld } = view.place
    return (
      <LineView
        place={view.place}
        price={<Price sku="skip_line" />}
        note={withheld === null ? null : <WithheldNote withheld={withheld} />}
      />
    )
  }
  return (
    <Unreachable title="We can’t reach the waiting line right now" heading="h1" onRetry={() => dispatch(lineRetryRequested())}>
      Nothing is lost, and no launch loses its place. The page appears as soon as there is an answer.
    </Unreachable>
  )
}

export const page: Page<WithLine> = {
  slices: [lineSlice],
  Component: WaitingLinePage,
  load: (context) => loadLine(context.api, launchIn(context)),
  follow: { line: (context) => followLine(context.api, launchIn(context)) },
  /** Another’s is as if there were none. */
  valid: (state, place) => selectPlaceView(launchIn(place))(state)?.status !== 'unknown',
  head: (state, place) => {
    const view = selectPlaceView(launchIn(place))(state)
    return {
      title: view?.status === 'ready' ? `${view.place.tool.name} in the waiting line` : 'The waiting line',
      noindex: true,
      status: view?.status === 'ready' ? 200 : 503,
    }
  },
}
