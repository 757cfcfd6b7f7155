import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { SkipEvent } from '@debut/events/projections/projection-commands.ts'
import { PROJECTIONS } from '@debut/events/kernel/event-skipped.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import { payloadHash } from '@debut/adapters/payload-hash.ts'
import type { CommandContext } from '../kernel/command.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import type { ParkedPlace, ReadBuilds } from './read-builds.ts'
import { skips } from './skips.ts'

interface Parts {
  readonly handle: Handle
  readonly log: EventStore
  readonly readBuilds: ReadBuilds
}

export const skipEvent = async (
  { projection, sequence, reason }: PayloadOf<typeof SkipEvent>,
  context: CommandContext,
  { handle, log, readBuilds }: Parts,
): Promise<Outcome> => {
  const place = await readBuilds.parked(projection, sequence)
  const found = place && (await eventAt(place, log, context))
  return handle(skips, PROJECTIONS, { type: 'SkipEvent', projection, ...(place ?? NOWHERE), reason, found }, context)
}

/** What a projection no longer has parked may have been skipped by this very command. */
const NOWHERE: ParkedPlace = { stream: '', revision: 0 }

const eventAt = async ({ stream, revision }: ParkedPlace, log: EventStore, { giveUpAt }: CommandContext) => {
  const [event] = await log.read(stream, revision, giveUpAt, 1)
  return event?.revision === revision ? { type: event.type, payloadHash: payloadHash(event) } : undefined
}
