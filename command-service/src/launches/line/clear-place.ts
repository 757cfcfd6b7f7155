import { dayOf } from '@debut/events/kernel/calendar.ts'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { ClearPlace } from '@debut/events/launches/launch-commands.ts'
import { launchStream } from '@debut/events/launches/launch-events.ts'
import { WAITING_LINE } from '@debut/events/launches/line/line-events.ts'
import { attemptOf, type CommandContext } from '../../kernel/command.ts'
import type { Handle, Outcome } from '../../kernel/handle.ts'
import { launch } from '../launch.ts'
import { openPlaceOf } from './line-places.ts'
import { waitingLine } from './waiting-line.ts'

/** Refused where the member has a free launch. A process gives up the place of one that was withdrawn; who is quicker than that does it here. */
export const clearPlace = async (
  { memberId, unless }: PayloadOf<typeof ClearPlace>,
  context: CommandContext,
  { handle }: { readonly handle: Handle },
): Promise<Outcome> => {
  const { state, position } = await handle.readWhole(waitingLine, WAITING_LINE, context)
  const place = openPlaceOf(state.places, memberId, dayOf(context.at))
  if (place === undefined || place.launchId === unless) return { position, changed: false }
  const { launchId, toolId } = place
  const known = await handle.read(launch, launchStream(launchId), context)
  if (known?.is !== 'withdrawn' && known?.disqualified !== true) return { refusal: 'line-joined' }
  const because = known.is === 'withdrawn' ? 'withdrawn' : 'disqualified'
  const leave = { type: 'LeaveLine', launchId, toolId, because, day: null } as const
  return handle(waitingLine, WAITING_LINE, leave, attemptOf(context, 'LeaveLine', WAITING_LINE))
}
