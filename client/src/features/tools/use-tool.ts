import { unlistedToolRoute } from '@debut/events/tools/moderated-routes.ts'
import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { dayAt } from '@debut/events/kernel/days.ts'
import { selectNow } from '../../lib/clock/clock-slice.ts'
import type { Place } from '../../lib/page/page.ts'
import { usePlace } from '../../lib/page/place-context.ts'
import type { ResourceState } from '../../lib/resources/keep-resources.ts'
import { resource } from '../../lib/resources/resource.ts'
import { selectData, type WithResources } from '../../lib/resources/resources-slice.ts'
import { selectMemberId } from '../../lib/session/session-slice.ts'
import type { LaunchFacts } from './launch-facts.ts'
import { type Launch, shownLaunch, type Tool } from './tool.ts'
import { launches, tools, whyOf } from './tool-resources.ts'

/** What a tool's page, or its preview, knows of it. */
export interface ReadyTool {
  readonly tool: Tool
  readonly launches: readonly Launch[]
  /** Of the launch that is shown; null while only that can't be had. */
  readonly facts: LaunchFacts | null
  /** How far into the log its points reach. */
  readonly position: number
}

const nameIn = ({ params }: Pick<Place, 'params'>) => params['name'] ?? ''

/** Of a tool that not everybody sees, for its makers and moderators. */
const unlisted = resource(unlistedToolRoute)
export const unlistedAt = (place: Pick<Place, 'params'>) => unlisted({ tool: nameIn(place) })
const isPreview = ({ path }: Place) => path.endsWith('/preview')

export const toolAt = (place: Pick<Place, 'params'>) => tools({ tool: nameIn(place) })

/** Of the launch that a tool's page shows. Undefined while that is not known, or there is none. */
export const factsAt = (place: Place) => (state: WithResources) => {
  const launch = shownLaunch(selectData(toolAt(place))(state)?.launches ?? [])
  return launch && launches({ launchId: launch.launchId })
}

/** Only to a maker of it, and once it has begun. */
export const whyAt = (place: Place) => (state: ResourceState) => {
  const { tool, launches: all = [] } = selectData(toolAt(place))(state) ?? {}
  const launch = shownLaunch(all)
  const memberId = selectMemberId(state)
  const isMaker = tool?.makers.some((maker) => maker.memberId === memberId) ?? false
  return tool && launch && isMaker && launch.state !== 'scheduled' ? whyOf(tool.toolId, launch.launchId) : undefined
}

/** Undefined while there is none to show. */
export const useReadyTool = (): ReadyTool | undefined => {
  const place = usePlace()
  const shown = useSelector((state: WithResources) => (isPreview(place) ? undefined : selectData(toolAt(place))(state)))
  const preview = useSelector((state: WithResources) => (isPreview(place) ? selectData(unlistedAt(place))(state) : undefined))
  const facts = useSelector((state: WithResources) => {
    const query = factsAt(place)(state)
    return (query && selectData(query)(state)) ?? null
  })
  return useMemo(() => {
    if (preview !== undefined) return { tool: preview.tool, launches: [], facts: null, position: preview.position }
    return shown && { ...shown, facts, position: Math.min(shown.position, facts?.position ?? shown.position) }
  }, [shown, preview, facts])
}

export const useToday = (): string => useSelector((state: Parameters<typeof selectNow>[0]) => dayAt(selectNow(state)))
