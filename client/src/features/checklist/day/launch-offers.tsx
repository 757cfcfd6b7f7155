import { dayAt, type Day } from '@debut/events/kernel/days.ts'
import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { selectNow } from '../../../lib/clock/clock-slice.ts'
import { longDayLabel } from '../../../lib/clock/day-labels.ts'
import { useSought } from '../../../lib/resources/use-resource.ts'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { launchDayChosen, launchDayMoved, selectChecklist } from '../keeping/checklist-slice.ts'
import { type LaunchingTool, launchingTools, linePlace, ownLaunches } from './own-launches.ts'

/** The days that the member's own launches have, to plan for; the one that was taken is followed when the line moves it. */
export const LaunchOffers = () => {
  const { content } = useSelector(selectChecklist)
  const own = useSought(ownLaunches())
  if (own === undefined) return null
  const tools = launchingTools(own.tools, content.followedTool)
  const isLost = content.followedTool !== null && tools.every(({ toolId }) => toolId !== content.followedTool)
  if (tools.length === 0 && !isLost) return null
  return (
    <ul className="grid gap-2" aria-label="Your launches">
      {tools.map((tool) =>
        tool.day === null ? <WaitingOffer key={tool.toolId} tool={tool} /> : <Offer key={tool.toolId} tool={tool} day={tool.day} />,
      )}
      {isLost ? <Lost launchDay={content.launchDay} /> : null}
    </ul>
  )
}

/** Without a day of its own yet: with the one that the line will probably give. */
const WaitingOffer = ({ tool }: { readonly tool: LaunchingTool }) => {
  const day = useSought(linePlace({ launchId: tool.launchId }))?.estimated ?? null
  return day === null ? null : <Offer tool={tool} day={day} isEstimated />
}

const Offer = ({
  tool: { toolId, name, launchId },
  day,
  isEstimated = false,
}: {
  tool: LaunchingTool
  day: Day
  isEstimated?: boolean
}) => {
  const { launchDay, followedTool } = useSelector(selectChecklist).content
  const today = dayAt(useSelector(selectNow))
  const dispatch = useDispatch()
  const isFollowed = followedTool === toolId
  useEffect(() => {
    if (isFollowed && launchDay !== day) dispatch(launchDayMoved(day))
  }, [dispatch, isFollowed, launchDay, day])
  const when = longDayLabel(day, today)
  if (!isFollowed)
    return (
      <li className="checklist-offer">
        <span>
          {name} {isEstimated ? `will probably launch on ${when}` : `launches on ${when}`}.
        </span>
        <Button look="quiet" size="s" onClick={() => dispatch(launchDayChosen({ launchDay: day, followedTool: toolId }))}>
          Use this day
        </Button>
      </li>
    )
  return (
    <li className="checklist-offer">
      <span>
        Follows {name} in the <Link to={`/edit/waiting-line/${launchId}`}>waiting line</Link>.
      </span>
      <Button look="ghost" size="s" onClick={() => dispatch(launchDayChosen({ launchDay, followedTool: null }))}>
        Stop following
      </Button>
    </li>
  )
}

const Lost = ({ launchDay }: { readonly launchDay: Day | null }) => {
  const dispatch = useDispatch()
  return (
    <li className="checklist-offer">
      <span>The launch that you followed no longer has a day. Your dates stay until you pick another day.</span>
      <Button look="ghost" size="s" onClick={() => dispatch(launchDayChosen({ launchDay, followedTool: null }))}>
        Keep this day
      </Button>
    </li>
  )
}
