import { isRecord } from '../../../lib/api/is-record.ts'

/** A member of the demo world whom anybody may be. */
export interface DemoAccount {
  readonly username: string
  readonly roles: readonly string[]
}

export const parseDemoAccounts = (body: unknown): DemoAccount[] | undefined => {
  if (!isRecord(body) || !Array.isArray(body['accounts'])) return undefined
  return body['accounts'].flatMap((account: unknown) =>
    isRecord(account) && typeof account['username'] === 'string' ? [{ username: account['username'], roles: rolesIn(account) }] : [],
  )
}

const rolesIn = ({ roles }: Record<string, unknown>): string[] =>
  Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : []
