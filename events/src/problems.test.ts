import { describe, expect, it } from 'vitest'
import { problemCodes, problemOf } from './problems.ts'

describe.each(problemCodes())('the problem %s', (code) => {
  const { status, message } = problemOf(code)

  it('has a status of its kind', () => {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect([400, 401, 403, 404, 408, 409, 413, 415, 422, 429, 431, 500, 503]).toContain(status)
  })

  it('is written in whole sentences, without technical words of ours', () => {
    expect(message).toMatch(/^[A-Z].*\.$/)
    expect(message).not.toMatch(/postgres|event store|nats|exception|null|undefined|stack/i)
  })
})
