import type { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import { MemberErased, memberStream } from '@debut/events/members/member-events.ts'
import { membership } from '@debut/events/members/membership.ts'
import { urlStream } from '@debut/events/tools/claim-streams.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { toolStream } from '@debut/events/tools/tool-events.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import { keyHolder } from '@debut/adapters/key-holder.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import type { MemberKeys } from '@debut/adapters/member-keys.ts'
import type { Handle } from '../kernel/handle.ts'
import { type Cause, causeOf } from '../kernel/processes/cause.ts'
import { defineProcess, type Work } from '../kernel/processes/define-process.ts'
import { tool } from './tool.ts'
import { urlClaim } from './url-claim.ts'

interface Parts {
  readonly handle: Handle
  readonly keys: Pick<MemberKeys, 'destroy'>
  /** The streams that are a member's without being named for them. */
  readonly findOwned: (memberId: MemberId, upTo: LogPosition) => Promise<readonly string[]>
  readonly clock: Clock
  readonly logger: Logger
}

const PREFIX = 'tool-'

/** The tools of an erased member go to the maker who has been there longest, or are removed where there is no other, and can't be read again. */
export const passOnTools = defineProcess({
  name: 'pass-on-tools',
  runs: 'once',
  reads: [MemberErased],
  on: async (recorded, parts: Parts, work) => {
    const { memberId } = recorded.event.data
    const streams = await parts.findOwned(memberId, recorded.position)
    for (const stream of streams) {
      const { data: toolId } = ToolId.safeParse(stream.slice(PREFIX.length))
      if (stream.startsWith(PREFIX) && toolId !== undefined) await passOn(toolId, memberId, parts, work, causeOf(recorded))
    }
  },
})

const passOn = async (toolId: ToolId, from: MemberId, { handle, keys, clock, logger }: Parts, { act }: Work<unknown>, cause: Cause) => {
  const at = () => ({ at: clock() })
  const { ownerId, makers, removed } = await handle.read(tool, toolStream(toolId), at())
  if (ownerId === from && !removed) {
    const heir = await firstMember(
      makers.filter((maker) => maker !== from),
      handle,
      at,
    )
    await act(tool, toolStream(toolId), { type: 'PassOnTool', toolId, from, heir }, cause)
    logger.info({ toolId, heir }, heir === undefined ? 'removed the tool of an erased member' : 'passed on the tool of an erased member')
  }
  // Read again: whatever was cut off after the removal is done now.
  const { removed: isGone, ownerId: last, card } = await handle.read(tool, toolStream(toolId), at())
  if (!isGone || last !== from) return
  // Done before, its text can't be read again.
  if (card !== undefined && card.url !== '') await act(urlClaim, urlStream(card.url), { type: 'ReleaseUrl', toolId }, cause)
  await keys.destroy(keyHolder(toolId))
}

/** Makers are in the order in which they joined. */
const firstMember = async (
  makers: readonly MemberId[],
  handle: Handle,
  at: () => { at: ReturnType<Clock> },
): Promise<MemberId | undefined> => {
  for (const maker of makers) if ((await handle.read(membership, memberStream(maker), at())).registered) return maker
  return undefined
}
