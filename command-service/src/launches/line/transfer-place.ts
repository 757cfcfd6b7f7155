import { dayOf } from '@debut/events/kernel/calendar.ts'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { TransferPlace } from '@debut/events/launches/launch-commands.ts'
import { WAITING_LINE } from '@debut/events/launches/line/line-events.ts'
import { isOpen } from './line-places.ts'
import type { CommandContext } from '../../kernel/command.ts'
import type { Handle, Outcome } from '../../kernel/handle.ts'
import { waitingLine } from './waiting-line.ts'

/** Before the tool itself is transferred: the line alone knows whether the new owner has another free launch. */
export const transferPlace = async (
  { toolId, memberId: ownerId }: PayloadOf<typeof TransferPlace>,
  context: CommandContext,
  { handle }: { readonly handle: Handle },
): Promise<Outcome> => {
  const { state, position } = await handle.readWhole(waitingLine, WAITING_LINE, context)
  const today = dayOf(context.at)
  const place = state.places.find((each) => each.toolId === toolId && isOpen(each, today))
  if (place === undefined) return { position, changed: false }
  const { launchId } = place
  return handle(waitingLine, WAITING_LINE, { type: 'TransferPlace', launchId, toolId, ownerId, today, settles: false }, context)
}
