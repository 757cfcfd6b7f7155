import { isDeepStrictEqual } from 'node:util'
import type { Day } from '@debut/events/kernel/days.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Lane, LaunchId } from '@debut/events/tools/launch-id.ts'
import { DaySought, type LineEvent, LineJoined, LineLeft, PlaceTransferred } from '@debut/events/launches/line/line-events.ts'
import { isOpen, type LinePlace, openPlaceOf, placesAfter } from './line-places.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { accept, type Decider, refuse } from '../../kernel/decider.ts'

interface Attempt {
  readonly launchId: LaunchId
  readonly toolId: ToolId
}

export interface Joining extends Attempt {
  readonly ownerId: MemberId
  readonly because: 'submitted' | 'relaunched' | 'rescheduled' | 'reinstated'
  readonly notBefore: Day | null
  readonly whatChanged: string | null
}

export interface Sought {
  readonly day: Day
  readonly lane: Lane
}

export type LineCommand =
  | ({ readonly type: 'JoinLine'; readonly today: Day } & Joining)
  /** `seeks` is how many days were asked for it before, as the sender has seen. */
  | ({ readonly type: 'SeekDay'; readonly sought: Sought; readonly seeks: number } & Attempt)
  | ({ readonly type: 'LeaveLine'; readonly because: 'scheduled' | 'withdrawn' | 'disqualified'; readonly day: Day | null } & Attempt)
  /** `settles` where the tool has that owner already. */
  | ({ readonly type: 'TransferPlace'; readonly ownerId: MemberId; readonly today: Day; readonly settles: boolean } & Attempt)

export interface Waiting extends Attempt {
  readonly notBefore: Day | null
  /** The day that was asked for its slot last: it may have it already. */
  readonly sought: Sought | undefined
  /** How many days were asked for it. */
  readonly seeks: number
  /** How many joined before it, ever: one launch may join again. */
  readonly turn: number
}

interface Line {
  readonly joins: number
  /** First come, first served. */
  readonly waiting: readonly Waiting[]
  /** All launches that wait or have their day, with their owners. This decides that an owner has one free launch at most. */
  readonly places: readonly LinePlace[]
}

/** Who waits, and in what order; which day somebody gets is the day's to say. */
export const waitingLine: Decider<LineCommand, Line, LineEvent> = {
  initial: { joins: 0, waiting: [], places: [] },

  decide(command, { waiting, places }) {
    const { launchId, toolId } = command
    const known = waiting.find((each) => each.launchId === launchId)
    switch (command.type) {
      case 'JoinLine': {
        const { ownerId, because, notBefore, whatChanged, today } = command
        if (known !== undefined) return accept()
        // A launch that returns to the line was admitted before.
        if (because === 'submitted' || because === 'relaunched') {
          if (places.some((place) => place.launchId === launchId)) return accept()
          if (places.some((place) => place.toolId === toolId && isOpen(place, today))) return refuse('launch-open')
          if (openPlaceOf(places, ownerId, today) !== undefined) return refuse('line-joined')
        }
        return accept(LineJoined({ launchId, toolId, ownerId, because, notBefore, whatChanged }))
      }
      case 'SeekDay': {
        const { sought, seeks } = command
        if (known === undefined) return refuse('unknown-launch')
        if (isDeepStrictEqual(sought, known.sought)) return accept()
        // Another instance asks as well, and is ahead: for this one it is as if it had left the line.
        return seeks === known.seeks ? accept(DaySought({ launchId, toolId, ...sought })) : refuse('unknown-launch')
      }
      case 'LeaveLine':
        // Withdrawn or disqualified, a scheduled launch gives up the owner's place as well.
        return known === undefined && (command.because === 'scheduled' || !places.some((place) => place.launchId === launchId))
          ? accept()
          : accept(LineLeft({ launchId, toolId, because: command.because, day: command.day }))
      case 'TransferPlace': {
        const { ownerId, today, settles } = command
        const place = places.find((each) => each.launchId === launchId)
        if (place === undefined || place.ownerId === ownerId) return accept()
        if (!settles && isOpen(place, today) && openPlaceOf(places, ownerId, today) !== undefined) return refuse('owner-has-launch')
        return accept(PlaceTransferred({ launchId, toolId, ownerId }))
      }
    }
  },

  evolve({ joins, waiting, places: before }, event) {
    const { launchId, toolId } = event.data
    const places = placesAfter(before, event)
    switch (event.type) {
      case 'LineJoined': {
        const { notBefore } = event.data
        return {
          joins: joins + 1,
          places,
          waiting: [...waiting, { launchId, toolId, notBefore, sought: undefined, seeks: 0, turn: joins }],
        }
      }
      case 'DaySought': {
        const { day, lane } = event.data
        return {
          joins,
          places,
          waiting: waiting.map((each) => (each.launchId === launchId ? { ...each, sought: { day, lane }, seeks: each.seeks + 1 } : each)),
        }
      }
      case 'LineLeft':
        return { joins, places, waiting: waiting.filter((each) => each.launchId !== launchId) }
      case 'PlaceTransferred':
        return { joins, places, waiting }
    }
  },
}
