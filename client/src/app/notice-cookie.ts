import { isRecord } from '../lib/api/is-record.ts'

const NAME = 'debut-notice'
const HALF_A_MINUTE = 30

export interface Notice {
  readonly title: string
  readonly description: string
}

/** What the server wants said on the page that it sends the reader to; that page may be anybody's, so it cannot say it itself. */
export const noticeCookie = (notice: Notice): string =>
  `${NAME}=${encodeURIComponent(JSON.stringify(notice))}; path=/; max-age=${HALF_A_MINUTE}; samesite=lax`

export const FORGET_NOTICE = `${NAME}=; path=/; max-age=0; samesite=lax`

export const readNotice = (cookies: string): Notice | undefined => {
  const value = new RegExp(`(?:^|; )${NAME}=([^;]*)`).exec(cookies)?.[1]
  if (value === undefined) return undefined
  try {
    const notice: unknown = JSON.parse(decodeURIComponent(value))
    if (!isRecord(notice)) return undefined
    const { title, description } = notice
    return typeof title === 'string' && typeof description === 'string' ? { title, description } : undefined
  } catch {
    return undefined
  }
}
