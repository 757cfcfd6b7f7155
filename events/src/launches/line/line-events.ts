import { z } from 'zod'
import { Day } from '../../kernel/days.ts'
import { defineEvent, type EventOf } from '../../kernel/define-event.ts'
import { MemberId } from '../../kernel/ids.ts'
import { ToolId } from '../../tools/tool-card.ts'
import { Lane, LaunchId } from '../../tools/launch-id.ts'

/** One stream: who comes first is decided there alone. */
export const WAITING_LINE = 'waitingLine'

const attempt = { launchId: LaunchId, toolId: ToolId }

/** At the back of the line. A day that was given up is not given out again: `notBefore`. */
export const LineJoined = defineEvent(
  'LineJoined',
  {
    ...attempt,
    ownerId: MemberId,
    because: z.enum(['submitted', 'relaunched', 'rescheduled', 'reinstated']),
    notBefore: z.nullable(Day),
    whatChanged: z.nullable(z.string()),
  },
  { alsoNames: ['ownerId'] },
)

/** The day that is asked for its slot next; written first, so that no two days are asked at once. */
export const DaySought = defineEvent('DaySought', { ...attempt, day: Day, lane: Lane })

export const LineLeft = defineEvent('LineLeft', {
  ...attempt,
  because: z.enum(['scheduled', 'withdrawn', 'disqualified']),
  /** Its day, where it has one. */
  day: z.nullable(Day),
})

/** The tool has another owner, whose launch this is from now on: waiting, or scheduled. */
export const PlaceTransferred = defineEvent('PlaceTransferred', { ...attempt, ownerId: MemberId }, { alsoNames: ['ownerId'] })

export const lineEvents = [LineJoined, DaySought, LineLeft, PlaceTransferred] as const

export type LineEvent = EventOf<(typeof lineEvents)[number]>
