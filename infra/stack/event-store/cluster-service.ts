import gossip from '@eventstore/db-client/generated/gossip_pb.js'
import serverFeatures from '@eventstore/db-client/generated/serverfeatures_pb.js'
import shared from '@eventstore/db-client/generated/shared_pb.js'
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js'
import type { Metadata, sendUnaryData } from '@grpc/grpc-js'
import type { Authorize } from './access-control.ts'

/** The EventStoreDB whose behaviour this is. */
const SERVER_VERSION = '24.6.0'

const FEATURES: Readonly<Record<string, string[]>> = { read: ['position', 'events'], batchappend: ['deadline_duration'] }

/** Lists what there is, so that clients choose BatchAppend and know that nothing persistent can be had. */
export const supportedMethods = (authorize: Authorize, version = SERVER_VERSION) => {
  const supported = new serverFeatures.SupportedMethods().setEventStoreServerVersion(version)
  for (const { path } of Object.values(StreamsService)) {
    const [, service = '', method = ''] = path.split('/')
    const name = method.toLowerCase()
    supported.addMethods(
      new serverFeatures.SupportedMethod()
        .setServiceName(service)
        .setMethodName(name)
        .setFeaturesList(FEATURES[name] ?? []),
    )
  }
  return ({ metadata }: { readonly metadata: Metadata }, callback: sendUnaryData<unknown>) => {
    const denied = authorize(metadata)
    if (denied) callback(denied)
    else callback(null, supported)
  }
}

export type Member = {
  readonly instanceId: string
  readonly host: string
  readonly port: number
  readonly state: keyof typeof gossip.MemberInfo.VNodeState
  readonly isAlive: boolean
}

export const readGossip = (members: () => readonly Member[], clock: () => number) => (_call: unknown, callback: sendUnaryData<unknown>) => {
  const list = members().map(({ instanceId, host, port, state, isAlive }) =>
    new gossip.MemberInfo()
      .setInstanceId(new shared.UUID().setString(instanceId))
      .setTimeStamp(`${Math.trunc(clock())}0000`)
      .setState(gossip.MemberInfo.VNodeState[state])
      .setIsAlive(isAlive)
      .setHttpEndPoint(new gossip.EndPoint().setAddress(host).setPort(port)),
  )
  callback(null, new gossip.ClusterInfo().setMembersList(list))
}
