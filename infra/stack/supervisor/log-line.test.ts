import { expect, it } from 'vitest'
import { readLogLine } from './log-line.ts'

it('shows the message of a structured line with its cause and request', () => {
  const line = JSON.stringify({
    level: 'error',
    time: 'x',
    msg: 'append failed',
    err: { message: 'deadline', stack: 'long' },
    requestId: 'r1',
  })
  expect(readLogLine(line)).toEqual({ level: 'error', text: 'append failed  deadline  (request r1)' })
})

it('understands levels as numbers', () => {
  expect(readLogLine('{"level":40,"msg":"slow"}')).toEqual({ level: 'warn', text: 'slow' })
})

it('keeps lines about single requests off the console', () => {
  const line = JSON.stringify({ level: 'info', msg: 'request completed', req: { method: 'GET', url: '/' }, res: { statusCode: 200 } })
  expect(readLogLine(line)).toEqual({ level: 'debug', text: 'request completed  GET /  200' })
})

it('shows where an error that ended a service came from', () => {
  expect(
    readLogLine(JSON.stringify({ level: 'fatal', msg: 'stopped', err: { message: 'no', stack: 'Error: no\n    at main.ts:1' } })).text,
  ).toContain('at main.ts:1')
})

it.each(['listening', '{not json', '{"a":1}', '{"level":"loud","msg":"x"}'])('leaves any other line as it is: %s', (line) => {
  expect(readLogLine(line)).toEqual({ level: 'info', text: line })
})
