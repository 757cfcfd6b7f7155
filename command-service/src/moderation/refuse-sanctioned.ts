import { access } from '@debut/events/access.ts'
import { conductStream } from '@debut/events/moderation/conduct-events.ts'
import { conductFacts, inForce } from '@debut/events/moderation/conduct-facts.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { Handle } from '../kernel/handle.ts'
import type { RefuseSanctioned } from '../kernel/http/refuse-sanctioned.ts'

/** Nothing changes what was read once, but for acts after which each instance forgets the stream: so a vote costs no reading. */
export const conductOf = { ...conductFacts, settled: () => true }

/** Of commands and routes alike: the access table says which stay open. */
export const refuseSanctionedIn =
  (handle: Handle): RefuseSanctioned =>
  async (act, memberId, at) => {
    if (access.get(act)?.whileSanctioned !== false) return
    const sanction = inForce(await handle.recall(conductOf, conductStream(memberId), { at }), at)
    if (sanction === undefined) return
    if (sanction.until === null) throw new HttpError('banned')
    throw new HttpError('suspended', [{ path: 'until', message: `You can take part again from ${asText(sanction.until)} UTC.` }])
  }

const asText = (until: string): string => toInstant(until).toFormat('d LLL yyyy, HH:mm')
