import { expect, it } from 'vitest'
import { readNotice, noticeCookie } from './notice-cookie.ts'
import { rememberReturn, returnPath } from './return-to.ts'

const pair = (cookie: string) => cookie.split(';', 1)[0] ?? ''

it('brings back the full path that was wanted', () => {
  expect(returnPath(`theme=dark; ${pair(rememberReturn('/edit/waiting-line/x?a=1&b=ü'))}`)).toBe('/edit/waiting-line/x?a=1&b=ü')
})

it.each([
  '//elsewhere.example',
  String.raw`/\elsewhere.example`,
  'https://elsewhere.example',
  // Browsers leave out what is not seen, and are left with two slashes.
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  String.raw`/x/..\elsewhere.example`,
  '/..//elsewhere.example',
  '/x/../..//elsewhere.example?a=1',
  '/%2e%2e//elsewhere.example',
  '/confirm?error=denied',
  '/x?a=1&error_code=7',
])('never leads to %s', (path) => {
  expect(returnPath(pair(rememberReturn(path)))).toBeUndefined()
})

it('carries a notice to the next page, and nothing that is not one', () => {
  const notice = { title: 'Authentication required', description: 'Please; log in' }
  expect(readNotice(`a=b; ${pair(noticeCookie(notice))}`)).toEqual(notice)
  expect(readNotice('debut-notice=%7B%7D')).toBeUndefined()
  expect(readNotice('debut-notice=%')).toBeUndefined()
})
