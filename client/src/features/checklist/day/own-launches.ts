import { linePlaceRoute } from '@debut/events/launches/line/line-routes.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import type { OwnTools } from '@debut/events/tools/own-tools-answers.ts'
import { ownToolsRoute } from '@debut/events/tools/own-tools-routes.ts'
import { resource } from '../../../lib/resources/resource.ts'
import { resultReceived } from '../../../lib/results/results-actions.ts'

const EVERY_MS = 60_000

export const ownLaunches = resource(ownToolsRoute, {
  pollingInterval: () => EVERY_MS,
  isOutdatedBy: (action) => resultReceived.match(action),
})

/** Where a launch is in the waiting line, with the day it will probably get. */
export const linePlace = resource(linePlaceRoute, { pollingInterval: () => EVERY_MS })

type OwnTool = OwnTools['tools'][number]
export type LaunchingTool = Pick<OwnTool, 'toolId' | 'name'> & {
  readonly launchId: OwnTool['launches'][number]['launchId']
  readonly day: Day | null
}

/** Tools with a launch to come, and the one that the list follows once it has launched. */
export const launchingTools = (tools: readonly OwnTool[], followedTool: string | null): readonly LaunchingTool[] =>
  tools.flatMap(({ toolId, name, launches }) => {
    const launch = launches.find(({ state }) => state !== 'withdrawn')
    if (launch === undefined) return []
    const isToCome = launch.state === 'queued' || launch.state === 'scheduled'
    return isToCome || toolId === followedTool ? [{ toolId, name, launchId: launch.launchId, day: launch.boardDate }] : []
  })
