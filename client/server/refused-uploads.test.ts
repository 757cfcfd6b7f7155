import { HttpError } from '@debut/adapters/http-error.ts'
import { expect, it } from 'vitest'
import { refusedUploads } from './refused-uploads.ts'

const answered = (statusCode: number, seconds?: string) => ({ statusCode, getHeader: () => seconds })
const of = (authorization?: string, url = '/pictures', type = 'multipart/form-data; boundary=b') => ({
  headers: { 'content-type': type, ...(authorization !== undefined && { authorization }) },
  routeOptions: { url },
})

it('refuses a session that was asked to come later until then, and no other', () => {
  let now = 0
  const { refuse, note } = refusedUploads(() => now)
  const sent: string[] = []
  const reply = { header: (name: string, value: unknown) => sent.push(`${name}: ${String(value)}`) }
  const ask = (...who: Parameters<typeof of>) => {
    let answer = ''
    refuse(of(...who), reply as never, (error) => {
      answer = error instanceof HttpError ? `${error.code} ${error.retryAfter}` : 'passed'
    })
    return answer
  }
  note(of('ines'), answered(429, '2'))
  note(of('otto'), answered(200))
  note(of('vera'), answered(400, '2'))
  note(of(), answered(429, '2'))
  now = 500
  expect(['ines', 'otto', 'vera', undefined].map((who) => ask(who))).toEqual(['too-many-requests 2', 'passed', 'passed', 'passed'])
  expect([ask('ines', '/avatar'), ask('ines', '/pictures', 'application/json')]).toEqual(['passed', 'passed'])
  expect(sent).toEqual(['connection: close'])
  now = 2_000
  expect(ask('ines')).toBe('passed')
  note(of('ines'), answered(429, '600'))
  now = 7_000
  expect(ask('ines')).toBe('passed')
})
