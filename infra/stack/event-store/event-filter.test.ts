import streams from '@eventstore/db-client/generated/streams_pb.js'
import { expect, it } from 'vitest'
import { eventFilter, InvalidFilter } from './event-filter.ts'
import type { LogRecord } from './log-record.ts'

const { FilterOptions } = streams.ReadReq.Options
const filterOf = (regex: string) =>
  eventFilter(
    new FilterOptions().setEventType(new FilterOptions.Expression().setRegex(regex)).setMax(32).setCheckpointintervalmultiplier(1),
  )
const accepts = (regex: string, eventType: string) => filterOf(regex).accepts({ eventType } as LogRecord)

it.each([
  ['^[^$].*', 'Noted', true],
  ['^[^$].*', '$metadata', false],
  [String.raw`^Vote\#1`, 'Vote#1', true],
  [String.raw`^[\w\-]+$`, 'vote-1', true],
  ['(?<name>Vote)Cast', 'VoteCast', true],
  [String.raw`^\$`, '$>', true],
])('takes %s', (regex, type, is) => expect(accepts(regex, type)).toBe(is))

it.each([
  '(?i)vote',
  String.raw`\AVote\z`,
  "(?'name'Vote)",
  '(?#why)Vote',
  '[a-z-[aeiou]]',
  String.raw`\p{IsGreek}`,
  '(?>Vote)',
  String.raw`Vote\GCast`,
  'Vote(',
])('refuses %s, which means something else in .NET than here, or nothing', (regex) => {
  expect(() => filterOf(regex)).toThrow(InvalidFilter)
})
