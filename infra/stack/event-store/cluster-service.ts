import { randomUUID } from 'node:crypto'
import gossip from '@eventstore/db-client/generated/gossip_pb.js'
import serverFeatures from '@eventstore/db-client/generated/serverfeatures_pb.js'
import shared from '@eventstore/db-client/generated/shared_pb.js'
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js'
import type { sendUnaryData } from '@grpc/grpc-js'

/** The EventStoreDB whose behaviour this is. */
const SERVER_VERSION = '24.6.0'

const FEATURES: Readonly<Record<string, string[]>> = { read: ['position', 'events'], batchappend: ['deadline_duration'] }

/** Lists what there is, so that clients choose BatchAppend and know that nothing persistent can be had. */
export const supportedMethods = (version = SERVER_VERSION) => {
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
  return (_call: unknown, callback: sendUnaryData<unknown>) => callback(null, supported)
}

const instanceId = randomUUID()

/** A cluster of one, which is its leader. */
export const readGossip = (host: string, port: () => number, clock: () => number) => (_call: unknown, callback: sendUnaryData<unknown>) => {
  const member = new gossip.MemberInfo()
    .setInstanceId(new shared.UUID().setString(instanceId))
    .setTimeStamp(`${Math.trunc(clock())}0000`)
    .setState(gossip.MemberInfo.VNodeState.LEADER)
    .setIsAlive(true)
    .setHttpEndPoint(new gossip.EndPoint().setAddress(host).setPort(port()))
  callback(null, new gossip.ClusterInfo().setMembersList([member]))
}
