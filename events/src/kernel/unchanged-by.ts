import { z } from 'zod'

type Test = (value: unknown) => boolean

interface Format {
  readonly format?: string | undefined
  readonly pattern?: RegExp | undefined
}

/** Formats that are their pattern and nothing else. */
const FORMATS = new Set(['uuid', 'ulid', 'date', 'datetime', 'regex'])
const never: Test = () => false

/**
 * Whether a schema takes a value and leaves it as it is, as it does with whatever our own encoder wrote: a tenth of what asking the schema costs.
 * False says nothing but that the schema is to be asked, so what is not understood here is only slow.
 */
export const unchangedBy = (schema: z.core.$ZodType): Test => {
  const {
    _zod: { def, pattern },
  } = schema as z.core.$ZodTypes
  switch (def.type) {
    case 'string':
      return all([(value) => typeof value === 'string', ...('format' in def ? [inFormat(def as Format)] : []), ...checksOf(def)])
    case 'template_literal':
      return all([(value) => typeof value === 'string', matching(pattern)])
    case 'number':
      return all([(def as Format).format === 'safeint' ? Number.isSafeInteger : never, ...checksOf(def)])
    case 'boolean':
      return (value) => typeof value === 'boolean'
    case 'literal':
    case 'enum': {
      const values = new Set<unknown>(def.type === 'literal' ? def.values : Object.values(def.entries))
      return (value) => values.has(value)
    }
    case 'nullable': {
      const inner = unchangedBy(def.innerType)
      return (value) => value === null || inner(value)
    }
    case 'array': {
      const element = unchangedBy(def.element)
      return all([(value) => Array.isArray(value) && value.every(element), ...checksOf(def)])
    }
    case 'union':
      return firstOf(def.options)
    case 'object':
      return all([withFields(def.shape), ...checksOf(def)])
    default:
      return never
  }
}

const all = ([first = never, ...others]: readonly Test[]): Test =>
  others.length === 0 ? first : (value) => first(value) && others.every((test) => test(value))

const matching = (pattern: RegExp | undefined): Test =>
  pattern === undefined || pattern.global || pattern.sticky ? never : (value) => pattern.test(value as string)

const inFormat = ({ format, pattern }: Format): Test => (format !== undefined && FORMATS.has(format) ? matching(pattern) : never)

const checksOf = ({ checks = [] }: { readonly checks?: z.core.$ZodCheck[] | undefined }): Test[] =>
  checks.map((check) => {
    const {
      _zod: { def },
    } = check as z.core.$ZodChecks
    switch (def.check) {
      case 'min_length':
        return (value) => (value as string).length >= def.minimum
      case 'max_length':
        return (value) => (value as string).length <= def.maximum
      case 'greater_than':
        return (value) => (def.inclusive ? (value as number) >= (def.value as number) : (value as number) > (def.value as number))
      case 'less_than':
        return (value) => (def.inclusive ? (value as number) <= (def.value as number) : (value as number) < (def.value as number))
      case 'overwrite':
        return (value) => def.tx(value) === value
      case 'string_format':
        return inFormat(def)
      default:
        return never
    }
  })

/** An earlier choice may take it and change it. */
const firstOf = (options: readonly z.core.$ZodType[]): Test => {
  const tests = options.map((option) => ({
    unchanged: unchangedBy(option),
    refuses: (value: unknown) => !z.core.safeParse(option, value).success,
  }))
  return (value) => {
    for (const { unchanged, refuses } of tests) {
      if (unchanged(value)) return true
      if (!refuses(value)) return false
    }
    return false
  }
}

/** Exactly these fields in their order: more would be refused or left out, and the schema puts them in order. */
const withFields = (shape: Readonly<Record<string, z.core.$ZodType>>): Test => {
  const fields = Object.entries(shape).map(([name, schema]) => ({ name, test: unchangedBy(schema) }))
  return (value) => {
    if (typeof value !== 'object' || value === null) return false
    const names = Object.keys(value)
    if (names.length !== fields.length) return false
    return fields.every(({ name, test }, index) => names[index] === name && test((value as Record<string, unknown>)[name]))
  }
}
