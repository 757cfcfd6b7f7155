import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { catalogue } from '../catalogue.ts'
import { Envelope, readEnvelope } from './envelope.ts'
import { MemberId } from './ids.ts'
import { unchangedBy } from './unchanged-by.ts'

const folder = new URL('../../golden/', import.meta.url)
const written = readdirSync(folder).flatMap((name) => {
  const { type, v, reads } = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as { type: string; v: number; reads: object }
  const form = catalogue.get(type)
  return form?.v === v ? [{ type, schema: form.schema, data: reads }] : []
})

const upper = '4FD7BE23-5C6D-4A3C-8F4E-0A2B5A4F8C11'
const ids = [upper, upper.toLowerCase(), '01JD4Q9Y8Z0000000000000000', '01jd4q9y8z0000000000000000']
const times = ['2026-02-29', '2028-02-29', '2026-03-02T07:30:00Z']
const odd = [undefined, null, true, 0, 1, -1, 1.5, 2 ** 53, Number.NaN, '', ' ', 'x'.repeat(300), [], [1], {}, { a: 1 }, ...ids, ...times]

/** The same with one thing in it, however deep, made odd, left out or added. */
const damaged = (value: unknown): unknown[] => {
  if (typeof value !== 'object' || value === null) return odd
  const fields = Object.entries(value).flatMap(([name, inner]) => {
    const { [name]: _, ...rest } = value as Record<string, unknown>
    const changed = damaged(inner).map((other) => ({ ...value, [name]: other }))
    return Array.isArray(value) ? changed.map((each) => Object.values(each)) : [rest, ...changed]
  })
  const turned = Array.isArray(value) ? value.toReversed() : Object.fromEntries(Object.entries(value).toReversed())
  return [...odd, ...fields, turned, Array.isArray(value) ? [...value, ...value] : { ...value, more: 1 }]
}

describe('what a schema would leave as it is', () => {
  it.each(written)('is $type as its schema makes it, and nothing that its schema would change or refuse', ({ schema, data }) => {
    const test = unchangedBy(schema)
    for (const value of [data, ...damaged(data)]) {
      if (!test(value)) continue
      const parsed = schema.safeParse(value)
      expect(parsed).toEqual({ success: true, data: value })
      expect(JSON.stringify(parsed.data)).toBe(JSON.stringify(value))
    }
  })

  it('is nearly all that we write', () => {
    const slow = written.filter(({ schema, data }) => !unchangedBy(schema)(data)).map(({ type }) => type)
    // Its texts are checked by functions.
    expect(slow).toEqual(['AlternativeProposed', 'TagKept', 'ToolEdited', 'ToolListed'])
  })

  it('is what the first choice that takes it leaves as it is', () => {
    const test = unchangedBy(z.union([MemberId, z.literal(upper), z.literal('other')]))
    expect([upper.toLowerCase(), 'other', upper, 'none'].map(test)).toEqual([true, true, false, false])
  })

  it('is not said of what is not understood here', () => {
    for (const schema of [z.string().startsWith('a'), z.email(), z.date(), z.string().transform(String), z.number(), z.string().optional()])
      expect(unchangedBy(schema)('a@example.org')).toBe(false)
    expect(unchangedBy(z.string().regex(/a/g))('a')).toBe(false)
  })
})

it('reads an envelope as its schema does, as it was written or not', () => {
  const envelope = {
    $correlationId: 'edge:4711',
    $causationId: '01890a5d-ac96-774b-bcce-b302099a8057',
    commandHash: 'sha256',
    actor: upper.toLowerCase(),
    at: '2026-03-02T07:30:00.000Z',
    v: 1,
  }
  const others = ['process:open-launch-days', upper].map((actor) => ({ ...envelope, actor }))
  const later = ['2026-03-02T07:30:00.001Z', '2026-03-02T07:30:00Z', '2026-03-02T07:30:00.123456Z'].map((at) => ({ ...envelope, at }))
  for (const metadata of [envelope, ...others, ...later, envelope, ...damaged(envelope)])
    expect(JSON.stringify(readEnvelope(metadata))).toBe(JSON.stringify(Envelope.safeParse(metadata)))
})
