import { addDays, type Day } from '@debut/events/kernel/days.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { LINE_HORIZON_DAYS } from '@debut/events/launches/launch-numbers.ts'
import type { LineEvent } from '@debut/events/launches/line/line-events.ts'

/** A free launch that waits, or has its day. */
export interface LinePlace {
  readonly launchId: LaunchId
  readonly toolId: ToolId
  readonly ownerId: MemberId
  /** Null while it waits. */
  readonly day: Day | null
}

/** The places that the line has given, after one more event of its stream. Days that are long over are dropped. */
export const placesAfter = (places: readonly LinePlace[], event: LineEvent): readonly LinePlace[] => {
  const { launchId, toolId } = event.data
  const others = () => places.filter((place) => place.launchId !== launchId)
  switch (event.type) {
    case 'LineJoined':
      return [...others(), { launchId, toolId, ownerId: event.data.ownerId, day: null }]
    case 'LineLeft': {
      const { day } = event.data
      const place = places.find((each) => each.launchId === launchId)
      if (day === null || place === undefined) return others()
      const recent = addDays(day, -LINE_HORIZON_DAYS)
      return [...others().filter((each) => each.day === null || each.day >= recent), { ...place, day }]
    }
    case 'PlaceTransferred': {
      const { ownerId } = event.data
      return places.map((place) => (place.launchId === launchId ? { ...place, ownerId } : place))
    }
    case 'DaySought':
      return places
  }
}

/** A member's free launch that waits or is scheduled: there is one at most. */
export const openPlaceOf = (places: readonly LinePlace[], ownerId: MemberId, today: Day): LinePlace | undefined =>
  places.find((place) => place.ownerId === ownerId && isOpen(place, today))

export const isOpen = ({ day }: LinePlace, today: Day): boolean => day === null || day > today
