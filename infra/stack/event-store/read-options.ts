import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js'
import { eventFilter, type EventFilter } from './event-filter.ts'
import { invalidArgument } from './rpc-exceptions.ts'
import { streamIdOf } from './stream-identifier.ts'

/** Where to begin: a revision or a commit position, or one of the ends. */
export type From = number | 'start' | 'end'

type Common = {
  readonly from: From
  readonly direction: 'forwards' | 'backwards'
  readonly structuredIds: boolean
  readonly resolvesLinks: boolean
}

export type ReadOptions = Common &
  ({ readonly kind: 'read'; readonly count: number } | { readonly kind: 'subscription' }) &
  ({ readonly source: 'stream'; readonly streamId: string } | { readonly source: 'all'; readonly filter: EventFilter | undefined })

/** The combinations that EventStoreDB takes; the others it refuses. */
export const readOptions = (request: ReadReq): ReadOptions => {
  const options = request.getOptions()
  if (!options) throw invalidArgument('options are required')
  const direction = options.getReadDirection() === 0 ? 'forwards' : 'backwards'
  const structuredIds = options.getUuidOption()?.hasStructured() ?? false
  const resolvesLinks = options.getResolveLinks()
  const subscription = options.hasSubscription()
  if (subscription && direction === 'backwards') throw invalidArgument('a subscription reads forwards')
  const filter = options.getFilter()
  const manner = subscription ? ({ kind: 'subscription' } as const) : ({ kind: 'read', count: Number(options.getCount()) } as const)
  const stream = options.getStream()
  if (stream) {
    if (filter) throw invalidArgument('only $all can be filtered')
    const from = stream.hasStart() ? 'start' : stream.hasEnd() ? 'end' : Number(stream.getRevision())
    return {
      source: 'stream',
      streamId: streamIdOf(stream.getStreamIdentifier()),
      from,
      direction,
      structuredIds,
      resolvesLinks,
      ...manner,
    }
  }
  const all = options.getAll()
  if (!all) throw invalidArgument('a stream or $all is required')
  const from = all.hasStart() ? 'start' : all.hasEnd() ? 'end' : Number(all.getPosition()?.getCommitPosition() ?? 0)
  return { source: 'all', filter: filter && eventFilter(filter), from, direction, structuredIds, resolvesLinks, ...manner }
}
