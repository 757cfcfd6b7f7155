import type { JsonSchema } from '@debut/events/reference/reference-answers.ts'
import { alternativesOf, itemsOf, listIn, propertiesOf, referredTo, requiredBy } from '@debut/events/reference/schema-reading.ts'

type Components = Readonly<Record<string, JsonSchema>>
/** No more than what has to be there, or everything that may be. */
type Wanted = 'enough' | 'all'

/** Something that fits a schema: its own examples where it has some. */
export const exampleOf = (schema: JsonSchema, components: Components, wanted: Wanted = 'enough'): unknown => {
  const { examples, const: only, enum: some, default: usual } = schema
  const [known] = listIn(examples)
  if (known !== undefined) return known
  const name = referredTo(schema)
  if (name !== undefined) return exampleOf(components[name] ?? {}, components, wanted)
  if (only !== undefined) return only
  if (Array.isArray(some)) return listIn(some)[0]
  if (usual !== undefined) return usual
  const [likeliest] = alternativesOf(schema).toSorted((one, other) => tellingOf(other) - tellingOf(one))
  return likeliest === undefined ? ofType(schema, components, wanted) : exampleOf(likeliest, components, wanted)
}

/** Of several forms, the one that tells most. */
const tellingOf = (schema: JsonSchema): number => (schema['type'] === 'null' ? -1 : (propertiesOf(schema)?.length ?? 0))

const ofType = (schema: JsonSchema, components: Components, wanted: Wanted): unknown => {
  const [type] = [schema['type']].flat()
  switch (type) {
    case 'object':
      return objectOf(schema, components, wanted)
    case 'array':
      return [exampleOf(itemsOf(schema) ?? {}, components, wanted)]
    case 'integer':
    case 'number':
      return schema['minimum'] ?? (typeof schema['exclusiveMinimum'] === 'number' ? schema['exclusiveMinimum'] + 1 : 0)
    case 'boolean':
      return false
    case 'string':
      return ofFormat(schema['format'])
    default:
      return null
  }
}

export const objectOf = (schema: JsonSchema, components: Components, wanted: Wanted): Record<string, unknown> => {
  const required = requiredBy(schema)
  const fields = (propertiesOf(schema) ?? []).filter(([name]) => wanted === 'all' || required.has(name))
  return Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field, components, wanted)]))
}

const ofFormat = (format: unknown): string => {
  if (format === 'uuid') return 'a7c1d0e4-52f3-4b68-9d17-0c3e5f8a2b96'
  return format === 'uri' ? 'https://paperplane.example/' : 'text'
}
