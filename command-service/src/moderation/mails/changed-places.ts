import type { Recorded } from '@debut/events/kernel/envelope.ts'
import type { LaunchDayEvent } from '@debut/events/launches/launch-day-events.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'

type Awarding = LaunchDayEvent & { readonly type: 'AwardsGranted' | 'AwardRevised' }

export interface ChangedPlace {
  /** Undefined where it had no award. */
  readonly before: number | undefined
  readonly after: number | undefined
}

const isAwarding = (event: LaunchDayEvent): event is Awarding => event.type === 'AwardsGranted' || event.type === 'AwardRevised'

/** The tools whose award is another one since the revisions `from` to `to` of a launch day's stream: all of one board. */
export const changedPlaces = (
  history: readonly Recorded<LaunchDayEvent>[],
  from: number,
  to: number,
): ReadonlyMap<ToolId, ChangedPlace> => {
  const awardings = history.flatMap(({ event, revision }) => (isAwarding(event) ? [{ data: event.data, revision }] : []))
  const last = awardings.find(({ revision }) => revision === to)
  if (last === undefined) return new Map()
  const { period, start } = last.data
  const first = awardings.findLast(({ data, revision }) => revision < from && data.period === period && data.start === start)
  const [before, after] = [placesIn(first?.data), placesIn(last.data)]
  const tools = new Set([...before.keys(), ...after.keys()])
  return new Map(
    [...tools]
      .map((toolId) => [toolId, { before: before.get(toolId), after: after.get(toolId) }] as const)
      .filter(([, place]) => place.before !== place.after),
  )
}

const placesIn = (awarding: Awarding['data'] | undefined): ReadonlyMap<ToolId, number> =>
  new Map(awarding?.awards.map(({ toolId, place }) => [toolId, place]))
