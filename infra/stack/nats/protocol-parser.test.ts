import { runs } from '@debut/events/testing/runs.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ProtocolParser } from './protocol-parser.ts'

const LIMITS = { maxControlLine: 64, maxPayload: 256 }

const parse = (chunks: readonly Buffer[]): unknown[] => {
  const said: unknown[] = []
  const parser = new ProtocolParser(
    {
      connect: (options) => void said.push(['connect', options]),
      publish: (subject, reply, headerSize, framed) => void said.push(['publish', subject, reply, headerSize, framed.toString('latin1')]),
      subscribe: (subject, queue, sid) => void said.push(['subscribe', subject, queue, sid]),
      unsubscribe: (sid, max) => void said.push(['unsubscribe', sid, max]),
      ping: () => void said.push(['ping']),
      pong: () => void said.push(['pong']),
      violation: (message) => {
        said.push(['violation', message])
        parser.stop()
      },
    },
    LIMITS,
  )
  parser.headersAllowed = true
  for (const chunk of chunks) parser.feed(chunk)
  return said
}

const cut = (bytes: Buffer, at: readonly number[]): Buffer[] => {
  const places = [0, ...at.map((each) => each % (bytes.length + 1)).toSorted((a, b) => a - b), bytes.length]
  return places.slice(1).map((end, index) => bytes.subarray(places[index], end))
}

const word = fc.stringMatching(/^[a-z.*>]{1,12}$/)
const payload = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString('latin1'))
const operation = fc.oneof(
  fc.tuple(word, payload).map(([subject, body]) => `PUB ${subject} ${body.length}\r\n${body}\r\n`),
  fc.tuple(word, word, payload).map(([subject, reply, body]) => `pub\t${subject}  ${reply} ${body.length}\r\n${body}\r\n`),
  fc.tuple(word, payload).map(([subject, body]) => `HPUB ${subject} ${Math.floor(body.length / 2)} ${body.length}\r\n${body}\r\n`),
  fc.tuple(word, fc.nat(99)).map(([subject, sid]) => `SUB ${subject} ${sid}\r\n`),
  fc.tuple(word, word, fc.nat(99)).map(([subject, queue, sid]) => `SUB ${subject} ${queue} ${sid}\n`),
  fc.tuple(fc.nat(99), fc.nat(9)).map(([sid, max]) => `UNSUB ${sid} ${max}\r\n`),
  fc.constantFrom('PING\r\n', 'PONG\r\n', '+OK\r\n', 'CONNECT {"verbose":false}\r\n'),
)
const nonsense = fc.oneof(
  fc.constantFrom(
    'PUB a 3\r\nlonger\r\n',
    'SUB\r\n',
    'PUB a\r\n',
    '\r\n',
    'PUB a 999\r\n',
    'HPUB a 9 2\r\n',
    '-ERR no\r\n',
    'PI',
    `SUB ${'x'.repeat(80)} 1\r\n`,
  ),
  fc.string({ maxLength: 100 }),
)

it('gives the same operations wherever the bytes are cut', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof({ weight: 9, arbitrary: operation }, { weight: 1, arbitrary: nonsense }), { maxLength: 20 }),
      fc.array(fc.nat(), { maxLength: 30 }),
      (operations, at) => {
        const bytes = Buffer.from(operations.join(''), 'latin1')
        expect(parse(cut(bytes, at))).toEqual(parse([bytes]))
      },
    ),
    { numRuns: runs(2000) },
  )
})

it('gives the same operations byte by byte', () => {
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 6 }), (operations) => {
      const bytes = Buffer.from(operations.join(''), 'latin1')
      expect(parse([...bytes].map((byte) => Buffer.of(byte)))).toEqual(parse([bytes]))
    }),
    { numRuns: runs(200) },
  )
})

it('reads each well-formed operation as itself', () => {
  const text = [
    'CONNECT {"verbose":false}',
    'PUB a 2',
    'hi',
    'PUB a b 0',
    '',
    'HPUB a b 12 14',
    'NATS/1.0\r\n\r\nhi',
    'SUB a.* 1',
    'SUB a.> q 2',
    'UNSUB 1',
    'UNSUB 2 5',
    'PING',
    'PONG',
    '',
  ]
  expect(parse([Buffer.from(text.join('\r\n'), 'latin1')])).toEqual([
    ['connect', ' {"verbose":false}'],
    ['publish', 'a', undefined, -1, 'hi\r\n'],
    ['publish', 'a', 'b', -1, '\r\n'],
    ['publish', 'a', 'b', 12, 'NATS/1.0\r\n\r\nhi\r\n'],
    ['subscribe', 'a.*', undefined, '1'],
    ['subscribe', 'a.>', 'q', '2'],
    ['unsubscribe', '1', 0],
    ['unsubscribe', '2', 5],
    ['ping'],
    ['pong'],
  ])
})

it('refuses a line that can become no operation before it has ended', () => {
  expect(parse([Buffer.from('GET / HT')])).toEqual([['violation', 'Unknown Protocol Operation']])
})

it('refuses a line that never ends', () => {
  const endless = Array.from({ length: 20 }, () => Buffer.from('SUB xxxxxxxxxx'))
  expect(parse(endless)).toEqual([['violation', 'maximum control line exceeded']])
})
