import { HttpError } from '@debut/adapters/http-error.ts'
import { expect, it } from 'vitest'
import { refusedUploads } from './refused-uploads.ts'

const answered = (statusCode: number, seconds?: string) => ({ statusCode, getHeader: () => seconds })
const of = (authorization?: string) => ({ headers: authorization === undefined ? {} : { authorization } })

it('refuses a session that was asked to come later until then, and no other', () => {
  let now = 0
  const { refuse, note } = refusedUploads(() => now)
  const sent: string[] = []
  const reply = { header: (name: string, value: unknown) => sent.push(`${name}: ${String(value)}`) }
  const ask = (who?: string) => {
    let answer = ''
    refuse(of(who), reply as never, (error) => {
      answer = error instanceof HttpError ? `${error.code} ${error.retryAfter}` : 'passed'
    })
    return answer
  }
  note(of('ines'), answered(429, '2'))
  note(of('otto'), answered(200))
  note(of('vera'), answered(400, '2'))
  note(of(), answered(429, '2'))
  now = 500
  expect(['ines', 'otto', 'vera', undefined].map(ask)).toEqual(['too-many-requests 2', 'passed', 'passed', 'passed'])
  expect(sent).toEqual(['connection: close'])
  now = 2_000
  expect(ask('ines')).toBe('passed')
})
