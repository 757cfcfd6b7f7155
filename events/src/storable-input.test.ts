import { expect, it } from 'vitest'
import type * as core from 'zod/v4/core'
import { safeParse } from 'zod/v4/core'
import { capabilities } from './capabilities.ts'
import { partsOf } from './kernel/schema-parts.ts'

const inputs = capabilities.flatMap(({ commands = {}, routes = {} }) => [
  ...Object.values(commands)
    // Others are sent by our own code alone.
    .filter(({ who }) => who !== 'process')
    .map(({ type, payload }) => [`command ${type}`, payload] as const),
  ...Object.entries(routes).flatMap(([route, { params, query, body }]) =>
    [params, query, body].flatMap((schema) => (schema === undefined ? [] : [[route, schema] as const])),
  ),
])

/** Some are within the bounds of each field. */
const unstorable = ['\0', '\ud800'].flatMap((character) => Array.from({ length: 400 }, (_, length) => `${'a'.repeat(length)}${character}`))

/** Fields that take text. What becomes something else is judged by what it becomes. */
const textsIn = (schema: core.$ZodType): core.$ZodType[] => {
  const parts = partsOf(schema)
  const within = new Set(parts.flatMap((part) => (part._zod.def.type === 'pipe' ? partsOf(part).slice(1) : [])))
  return parts.filter((part) => ['string', 'pipe'].includes(part._zod.def.type) && !within.has(part))
}

it.each(inputs)('%s takes no text that can’t be stored', (_, schema) => {
  const taken = textsIn(schema).filter((field) => unstorable.some((text) => safeParse(field, text).success))
  expect(taken.map(({ _zod: { def } }) => def)).toEqual([])
})
