import type { EventStoreDBClient } from '@eventstore/db-client'
import { ServerFeaturesClient } from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js'
import shared from '@eventstore/db-client/generated/shared_pb.js'
import type { CallOptions, Metadata } from '@grpc/grpc-js'
import { Refused } from '../errors.ts'

/** The first that says when a subscription has caught up. */
const NEEDED = { year: 23, month: 10 }
/** Who is too old to be asked. */
const UNIMPLEMENTED = 12

/** What the client keeps for its own calls. */
interface Inner {
  execute<Answer>(service: typeof ServerFeaturesClient, name: string, ask: (of: ServerFeaturesClient) => Promise<Answer>): Promise<Answer>
  callArguments(options: object): [Metadata, CallOptions]
}

const versionOf = (client: EventStoreDBClient, deadline: number): Promise<string | undefined> => {
  const inner = client as unknown as Inner
  return inner.execute(
    ServerFeaturesClient,
    'getSupportedMethods',
    (service) =>
      new Promise((resolve, reject) => {
        service.getSupportedMethods(new shared.Empty(), ...inner.callArguments({ deadline }), (error, answer) => {
          if (error === null) resolve(answer.getEventStoreServerVersion())
          else if (error.code === UNIMPLEMENTED) resolve(undefined)
          else reject(error)
        })
      }),
  )
}

const isTooOld = (version: string): boolean => {
  const [year, month] = version.split('.').map(Number)
  // One that was built from source calls itself 0.0.0.
  if (year === undefined || month === undefined || Number.isNaN(year + month) || year === 0) return false
  return year < NEEDED.year || (year === NEEDED.year && month < NEEDED.month)
}

/**
 * Appends on one call to this version are known to land in the order in which they are sent. It is also the version that the stand-in
 * reports.
 */
export const keepsOrder = async (client: EventStoreDBClient, deadline: number): Promise<boolean> =>
  (await versionOf(client, deadline))?.startsWith('24.6.') ?? false

export const refuseOldServer = async (client: EventStoreDBClient, deadline: number): Promise<void> => {
  const version = await versionOf(client, deadline)
  if (version === undefined || isTooOld(version))
    throw new Refused(`the event store is EventStoreDB ${version ?? 'of an unknown version'}, and 23.10 or a later one is needed`)
}
