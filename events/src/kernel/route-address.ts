import type * as core from 'zod/v4/core'
import type { RouteDefinition } from './define-route.ts'

/** What a caller passes for a field: a number where the schema reads one from text, and a list where it reads one between commas. */
type Writable<Input, Output> = unknown extends Input
  ? Output | undefined
  : Output extends readonly unknown[]
    ? readonly string[] | Extract<Input, undefined>
    : Input

type Fields<Schema> = Schema extends core.$ZodType
  ? {
      readonly [Name in keyof core.input<Schema>]: Writable<
        core.input<Schema>[Name],
        Name extends keyof core.output<Schema> ? core.output<Schema>[Name] : never
      >
    }
  : object

type RequestOf<Form extends RouteDefinition> = Fields<Form['params']> & Fields<Form['query']>

/** What an address is written from: the fields of the path and of the query. It is optional where no field is required. */
export type RouteArguments<Form extends RouteDefinition> =
  object extends RequestOf<Form> ? [request?: RequestOf<Form>] : [request: RequestOf<Form>]

type Value = string | number | boolean | readonly string[] | undefined

/** Writes the address of a route. Fields that are undefined are left out. */
export const routeAddress = <Form extends RouteDefinition>(
  { path }: Form & { readonly path: string },
  ...[request]: RouteArguments<Form>
): string => {
  const fields = new Map<string, Value>(Object.entries<Value>({ ...request }))
  const named = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = fields.get(name)
    fields.delete(name)
    if (value === undefined) throw new TypeError(`${path} needs "${name}"`)
    return encodeURIComponent(String(value))
  })
  const query = new URLSearchParams()
  for (const [name, value] of fields) if (value !== undefined) query.set(name, String(value))
  return query.size === 0 ? named : `${named}?${query.toString().replaceAll('%2C', ',')}`
}
