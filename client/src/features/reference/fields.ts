import type { JsonSchema } from '@debut/events/reference/reference-answers.ts'
import { alternativesOf, itemsOf, propertiesOf, referredTo, requiredBy } from '@debut/events/reference/schema-reading.ts'

/** One field of what is sent or answered, as people read it. */
export interface Field {
  readonly name: string
  /** `integer`, `list of Tag or null`, `day | week`. */
  readonly type: string
  readonly isRequired: boolean
  /** What it is, and within which bounds. */
  readonly says: readonly string[]
  /** The fields within it; several lists where it is one of several forms. */
  readonly forms: readonly (readonly Field[])[]
}

export interface FieldReader {
  /** All forms that something of a schema can have, each as its fields. */
  formsOf(schema: JsonSchema): readonly (readonly Field[])[]
  fieldOf(name: string, schema: JsonSchema, isRequired: boolean): Field
  typeOf(schema: JsonSchema): string
}

/** What is only named in a schema stands among the components. */
export const fieldReader = (components: Readonly<Record<string, JsonSchema>>): FieldReader => {
  const formsOf = (schema: JsonSchema): readonly (readonly Field[])[] => {
    const fields = propertiesOf(schema)
    if (fields !== undefined) return [fields.map(([name, field]) => fieldOf(name, field, requiredBy(schema).has(name)))]
    const items = itemsOf(schema)
    return items === undefined ? alternativesOf(schema).flatMap(formsOf) : formsOf(items)
  }

  const fieldOf = (name: string, schema: JsonSchema, isRequired: boolean): Field => {
    const description = schema['description'] ?? namedIn(schema)?.['description']
    const bounds = boundsOf(schema)
    return {
      name,
      type: typeOf(schema),
      isRequired,
      says: [...(typeof description === 'string' ? [description] : []), ...(bounds === '' ? [] : [bounds])],
      forms: formsOf(schema),
    }
  }

  /** Also where it may be null. */
  const namedIn = (schema: JsonSchema): JsonSchema | undefined => {
    const [first] = alternativesOf(schema)
    return components[referredTo(schema) ?? (first && referredTo(first)) ?? '']
  }

  const typeOf = (schema: JsonSchema): string => {
    const { const: only, enum: some, type } = schema
    const named = referredTo(schema)
    // The values of a choice say more than its name.
    if (named !== undefined) return components[named]?.['enum'] === undefined ? named : typeOf(components[named])
    if (only !== undefined) return written(only)
    if (Array.isArray(some)) return some.map(written).join(' | ')
    const forms = alternativesOf(schema)
    if (forms.length > 0) return [...new Set(forms.map(typeOf))].join(' or ')
    const items = itemsOf(schema)
    if (type === 'array') return items === undefined ? 'list' : `list of ${typeOf(items)}`
    return Array.isArray(type) ? type.map(written).join(' or ') : typeof type === 'string' ? type : 'anything'
  }

  return { formsOf, fieldOf, typeOf }
}

/** As JSON has it, but for what stands around a text. */
const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const between = (least: unknown, most: unknown, of: string): string[] => {
  if (least === undefined && most === undefined) return []
  if (most === undefined) return least === 0 ? [] : [`${written(least)} or more${of}`]
  return [least === undefined ? `up to ${written(most)}${of}` : `${written(least)} to ${written(most)}${of}`]
}

const boundsOf = ({ minimum, maximum, minLength, maxLength, maxItems, minItems, default: usual }: JsonSchema): string => {
  const bounds = [
    ...between(minimum, maximum, ''),
    ...between(minLength, maxLength, ' characters'),
    ...between(minItems, maxItems, ' of them'),
    ...(usual === undefined || usual === null || typeof usual === 'object' || usual === '' ? [] : [`${written(usual)} by default`]),
  ]
  const text = bounds.join('; ')
  return text === '' ? '' : `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`
}
