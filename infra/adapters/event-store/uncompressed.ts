import type { EventStoreDBClient } from '@eventstore/db-client'
import type { Channel, Metadata } from '@grpc/grpc-js'
import { BaseFilter } from '@grpc/grpc-js/build/src/filter.js'

/** The client makes each of its channels with this. */
interface Inner {
  createChannel(): Promise<Channel>
}
/** A channel sends each call through these filters, one after the other. */
interface Filtering {
  readonly internalChannel: { readonly filterStackFactory: { readonly factories: { createFilter(): BaseFilter }[] } }
}

class TakesNoCompression extends BaseFilter {
  override async sendMetadata(metadata: Promise<Metadata>): Promise<Metadata> {
    const headers = await metadata
    headers.set('grpc-accept-encoding', 'identity')
    return headers
  }
}

/**
 * Newer servers compress every answer if the client accepts it, which makes reading the log several times slower. The client has no setting
 * for it.
 */
export const takeNoCompression = (client: EventStoreDBClient): EventStoreDBClient => {
  const inner = client as unknown as Inner
  const create = inner.createChannel
  inner.createChannel = async () => {
    const channel = await create()
    const { internalChannel } = channel as unknown as Filtering
    internalChannel.filterStackFactory.factories.push({ createFilter: () => new TakesNoCompression() })
    return channel
  }
  return client
}
