import type { Metadata } from '@grpc/grpc-js'
import { z } from 'zod'
import { accessDenied, unauthenticated, type RpcException } from './rpc-exceptions.ts'
import type { StorageReader } from './storage-reader.ts'
import { isMetastream, metastreamOf, originalStreamOf } from './stream-metadata.ts'
import { type User, Users } from './users.ts'

/** These are the names that an access control list uses. */
const Right = z.enum(['$r', '$w', '$d', '$mr', '$mw'])
type Right = z.output<typeof Right>
type Asked = 'read' | 'write' | 'delete'

/** Returns why a call may not do something, or undefined if it may. If nothing is asked, only the caller's login is checked. */
export type Authorize = (metadata: Metadata, asked?: Asked | 'manage-users', streamId?: string) => RpcException | undefined

export const allowEveryone: Authorize = () => undefined

const ADMINS = '$admins'
const EVERYBODY = '$all'

const Lists = z.partialRecord(Right, z.union([z.string(), z.array(z.string())]))
type Lists = z.output<typeof Lists>

const Said = z.record(z.string(), z.unknown())

const DEFAULTS: Readonly<Record<'$userStreamAcl' | '$systemStreamAcl', Lists>> = {
  $userStreamAcl: { $r: EVERYBODY, $w: EVERYBODY, $d: EVERYBODY, $mr: EVERYBODY, $mw: EVERYBODY },
  $systemStreamAcl: { $r: ADMINS, $w: ADMINS, $d: ADMINS, $mr: ADMINS, $mw: ADMINS },
}

/**
 * Checks names and passwords, the lists in the metadata of streams, and the default lists in `$settings`. A call without a name can't
 * access any stream.
 */
export const accessControl = (reader: StorageReader): Authorize => {
  const users = new Users(reader)

  /** Finds the lists under a name in the last event of a stream. */
  const listsIn = (streamId: string, name: string): Lists | undefined => {
    const page = reader.readStreamBackwards(streamId, Number.MAX_SAFE_INTEGER, 1)
    const record = page.result === 'Success' ? page.records[0] : undefined
    const said = record && Said.safeParse(JSON.parse(record.data.toString())).data
    return Lists.safeParse(said?.[name]).data
  }

  const namesWith = (right: Right, streamId: string): readonly string[] => {
    const kind = streamId.startsWith('$') ? '$systemStreamAcl' : '$userStreamAcl'
    const lists = [listsIn(metastreamOf(streamId), '$acl'), listsIn('$settings', kind), DEFAULTS[kind]]
    return [lists.find((list) => list?.[right] !== undefined)?.[right] ?? []].flat()
  }

  const may = ({ loginName, groups }: User, right: Right, streamId: string): boolean =>
    groups.includes(ADMINS) || namesWith(right, streamId).some((name) => [EVERYBODY, loginName, ...groups].includes(name))

  return (metadata, asked, streamId = '') => {
    const [authorization] = metadata.get('authorization')
    const user = authorization === undefined ? undefined : whoIs(users, String(authorization))
    if (authorization !== undefined && user === undefined) return unauthenticated()
    if (asked === undefined) return undefined
    if (user === undefined) return accessDenied()
    if (asked === 'manage-users') return user.groups.includes(ADMINS) ? undefined : accessDenied()
    const [right, of] = isMetastream(streamId)
      ? ([asked === 'read' ? '$mr' : '$mw', originalStreamOf(streamId)] as const)
      : ([rights[asked], streamId] as const)
    return may(user, right, of) ? undefined : accessDenied()
  }
}

const rights = { read: '$r', write: '$w', delete: '$d' } as const

const whoIs = (users: Users, authorization: string): User | undefined => {
  const [scheme = '', credentials = ''] = authorization.split(' ')
  const [, login = '', password = ''] = /^([^:]*):(.*)$/s.exec(Buffer.from(credentials, 'base64').toString('utf8')) ?? []
  return scheme.toLowerCase() === 'basic' ? users.known(login, password) : undefined
}
