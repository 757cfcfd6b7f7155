import { dayOf } from '../kernel/calendar.ts'
import type { Day } from '../kernel/days.ts'
import type { MemberId } from '../kernel/ids.ts'
import type { Instant } from '../kernel/instant.ts'
import type { ToolEvent } from './tool-events.ts'

/** The day on which each former maker left the tool. */
export type FormerMakers = ReadonlyMap<MemberId, Day>

export const formerMakersAfter = (former: FormerMakers, event: ToolEvent, at: Instant): FormerMakers => {
  switch (event.type) {
    case 'MakerLeft':
      return new Map(former).set(event.data.memberId, dayOf(at))
    case 'MakerJoined':
      return without(former, event.data.memberId)
    case 'ToolTransferred':
      return without(former, event.data.ownerId)
    default:
      return former
  }
}

const without = (former: FormerMakers, memberId: MemberId): FormerMakers => new Map([...former].filter(([each]) => each !== memberId))
