import { isSame, type Secrets } from '../secrets.ts'

/** `<session>.<generation>.<seal>`: computed when it is needed, so that nothing that is stored can be used in its place. */
export interface RefreshToken {
  readonly sessionId: string
  readonly generation: number
}

const SHAPE = /^(?<session>[0-9a-f]{32})\.(?<generation>\d{1,9})\.(?<seal>[\w-]{43})$/
const sealOf = (secrets: Secrets, plain: string) => secrets.hmac('refresh token', plain)
const dashed = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

export const writeRefreshToken = (secrets: Secrets, { sessionId, generation }: RefreshToken): string => {
  const plain = `${sessionId.replaceAll('-', '')}.${generation}`
  return `${plain}.${sealOf(secrets, plain).toString('base64url')}`
}

/** Undefined for whatever we never wrote. */
export const readRefreshToken = (secrets: Secrets, token: string): RefreshToken | undefined => {
  const { session = '', generation = '', seal = '' } = SHAPE.exec(token)?.groups ?? {}
  if (session === '' || !isSame(Buffer.from(seal, 'base64url'), sealOf(secrets, `${session}.${generation}`))) return undefined
  return { sessionId: dashed(session), generation: Number(generation) }
}
