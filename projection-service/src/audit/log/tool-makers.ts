import type { Recorded } from '@debut/events/kernel/envelope.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { ToolEvent } from '@debut/events/tools/tool-events.ts'

/** Who makes which tool, up to wherever the log has been read. */
export class ToolMakers {
  readonly #makers = new Map<ToolId, Set<MemberId>>()

  take({ event }: Recorded<ToolEvent>): void {
    const { toolId } = event.data
    if (event.type === 'ToolListed') this.#makers.set(toolId, new Set(event.data.makers))
    if (event.type === 'MakerJoined') this.#makers.get(toolId)?.add(event.data.memberId)
    if (event.type === 'ToolTransferred') this.#makers.get(toolId)?.add(event.data.ownerId)
    if (event.type === 'MakerLeft') this.#makers.get(toolId)?.delete(event.data.memberId)
  }

  of(toolId: ToolId): ReadonlySet<MemberId> | undefined {
    return this.#makers.get(toolId)
  }
}
