import type { Metadata } from '@grpc/grpc-js'
import { accessDenied, unauthenticated, type RpcException } from './rpc-exceptions.ts'

const USERS = new Set(['admin:changeit', 'ops:changeit'])

export type Authenticate = (metadata: Metadata) => RpcException | undefined

export const acceptEveryone: Authenticate = () => undefined

/** EventStoreDB's two built-in users; no other user may do anything. */
export const requireBuiltInUser: Authenticate = (metadata) => {
  const [authorization] = metadata.get('authorization')
  if (authorization === undefined) return accessDenied()
  const [scheme = '', credentials = ''] = String(authorization).split(' ')
  const known = scheme.toLowerCase() === 'basic' && USERS.has(Buffer.from(credentials, 'base64').toString('utf8'))
  return known ? undefined : unauthenticated()
}
