import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { catalogue } from './catalogue.ts'
import { upcast } from './kernel/upcast.ts'

/**
 * One file for each version of each event ever written: the data as the log holds it (opened), and what today's code makes of it.
 * A file is added with a new version and never edited after.
 */
const Golden = z.strictObject({ type: z.string(), v: z.int().min(1), written: z.unknown(), reads: z.unknown(), schema: z.unknown() })

const folder = new URL('../golden/', import.meta.url)
const names = readdirSync(folder)
const read = (name: string) => Golden.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))

describe('the golden files', () => {
  it('exist for every version of every event, and for nothing else', () => {
    const expected = [...catalogue.values()].flatMap(({ type, v }) => Array.from({ length: v }, (_, older) => `${type}.v${older + 1}.json`))
    expect(names.toSorted()).toEqual(expected.toSorted())
  })

  it.each(names)('%s still reads as it should', (name) => {
    const golden = read(name)
    const definition = catalogue.get(golden.type)
    expect(name).toBe(`${golden.type}.v${golden.v}.json`)
    expect(definition && upcast(definition, golden.v, golden.written)).toEqual({ type: golden.type, data: golden.reads })
  })

  it.each([...catalogue.values()])('$type has not changed its form without a new version', (definition) => {
    const golden = read(`${definition.type}.v${definition.v}.json`)
    expect(z.toJSONSchema(definition.schema, { io: 'input' })).toEqual(golden.schema)
  })
})
