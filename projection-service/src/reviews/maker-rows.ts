import type { Recorded } from '@debut/events/kernel/envelope.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { MakerJoined, MakerLeft, ToolListed, ToolTransferred } from '@debut/events/tools/tool-events.ts'
import { lastOfEach, marksTable } from '../kernel/marks.ts'
import type { Batch, Statement } from '../kernel/projector.ts'

/** Events that say who makes a tool. */
export const makerEvents = [ToolListed, ToolTransferred, MakerJoined, MakerLeft] as const

export const makerTables = `
  create table makers (
    tool_id text not null,
    member_id uuid not null,
    primary key (tool_id, member_id)
  );
  create index on makers (member_id);
`

const key = { tool_id: 'text', member_id: 'uuid' }
export const makers = marksTable({ name: 'makers', key, members: ['member_id'] })

interface MakerChanged {
  readonly type: 'joined' | 'left'
  readonly data: { readonly toolId: ToolId; readonly memberId: MemberId }
}

/** Each maker by themselves. */
export const makersChangedIn = (batch: Batch): readonly Recorded<MakerChanged>[] =>
  batch.of(...makerEvents).flatMap((recorded) => {
    const { type, data } = recorded.event
    const members = type === 'ToolListed' ? data.makers : [type === 'ToolTransferred' ? data.ownerId : data.memberId]
    return members.map((memberId) => ({
      ...recorded,
      event: { type: type === 'MakerLeft' ? ('left' as const) : ('joined' as const), data: { toolId: data.toolId, memberId } },
    }))
  })

export const makerRows = (batch: Batch): Statement[] =>
  makers.set(
    lastOfEach(makersChangedIn(batch), Object.keys(key), ({ type, data }) => ({
      tool_id: data.toolId,
      member_id: data.memberId,
      marked: type === 'joined',
    })),
  )
