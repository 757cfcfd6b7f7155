import { LaunchOpened, launchStream } from '@debut/events/launches/launch-events.ts'
import { toolStream } from '@debut/events/tools/tool-events.ts'
import { toolFacts } from '@debut/events/tools/tool-facts.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import type { Handle } from '../kernel/handle.ts'
import { causeOf } from '../kernel/processes/cause.ts'
import { defineProcess } from '../kernel/processes/define-process.ts'
import type { WriteToMember } from '../kernel/write-to-member.ts'
import type { FindAwaiting } from './awaiting-members.ts'
import { launch } from './launch.ts'

/** A later mail would be about a launch that is over. */
const WORTH_SENDING_FOR = { hours: 24 }

interface Parts {
  readonly handle: Handle
  readonly findAwaiting: FindAwaiting
  readonly writeToMember: WriteToMember
  readonly publicUrl: string
  readonly clock: Clock
}

/** Mails the members who asked for it that a launch is live: one each, however often its opening is read. */
export const notifyAwaiting = defineProcess({
  name: 'notify-awaiting',
  runs: 'once',
  reads: [LaunchOpened],
  on: async (recorded, { handle, findAwaiting, writeToMember, publicUrl, clock }: Parts, { messageKey, signal }) => {
    const { launchId, toolId } = recorded.event.data
    const cause = causeOf(recorded)
    const expiresAt = cause.at.plus(WORTH_SENDING_FOR)
    if (expiresAt <= clock()) return
    const context = { at: clock() }
    const [{ card, shown }, known] = await Promise.all([
      handle.read(toolFacts, toolStream(toolId), context),
      handle.read(launch, launchStream(launchId), context),
    ])
    if (card === undefined || !shown || known?.disqualified === true) return
    const at = (path: string) => new URL(path, publicUrl).href
    const payload = { tool: card.name, tagline: card.tagline, link: at(`/r/${card.slug}`), page: at(`/tool/${card.slug}`) }
    for await (const members of findAwaiting(launchId, recorded.position))
      for (const memberId of members) {
        signal.throwIfAborted()
        await writeToMember({
          memberId,
          mail: 'launch_open',
          payload,
          expiresAt,
          key: messageKey(cause, `${launchId} is live, to ${memberId}`),
        })
      }
  },
})
