import { cookiePairs, PREFIX } from './chunked-cookie.ts'

const MOST = 3_180
const FOUR_HUNDRED_DAYS = 400 * 24 * 60 * 60

/** To be set one after the other. What was there before and is too much now ends. */
export const chunkedCookies = (before: string, name: string, value: string | undefined, { secure }: { secure: boolean }): string[] => {
  const attributes = `; path=/; samesite=lax${secure ? '; secure' : ''}`
  const encoded = value === undefined ? '' : PREFIX + encode(value)
  const parts = encoded.match(new RegExp(`.{1,${MOST}}`, 'g')) ?? []
  const wanted = new Map(parts.map((part, index) => [parts.length === 1 ? name : `${name}.${index}`, part]))
  const surplus = [...cookiePairs(before).keys()].filter((key) => isOf(name, key) && !wanted.has(key))
  return [
    ...surplus.map((key) => `${key}=; max-age=0${attributes}`),
    ...[...wanted].map(([key, part]) => `${key}=${part}; max-age=${FOUR_HUNDRED_DAYS}${attributes}`),
  ]
}

const isOf = (name: string, key: string) => key === name || (key.startsWith(`${name}.`) && /^\d+$/.test(key.slice(name.length + 1)))

const encode = (text: string): string => {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('')
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
