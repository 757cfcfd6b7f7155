import type * as core from 'zod/v4/core'
import type { RouteForm } from './define-route.ts'

/** As it is given to be written: a number where text is read as one, and a list where it is read between commas. */
type Written<Input, Output> = unknown extends Input
  ? Output | undefined
  : Output extends readonly unknown[]
    ? readonly string[] | Extract<Input, undefined>
    : Input

type Fields<Schema> = Schema extends core.$ZodType
  ? {
      readonly [Name in keyof core.input<Schema>]: Written<
        core.input<Schema>[Name],
        Name extends keyof core.output<Schema> ? core.output<Schema>[Name] : never
      >
    }
  : object

type RequestOf<Form extends RouteForm> = Fields<Form['params']> & Fields<Form['query']>

/** What the address of a route is written from: the names after its colons, and its query. Nothing, where all of it may be left out. */
export type Given<Form extends RouteForm> = object extends RequestOf<Form> ? [request?: RequestOf<Form>] : [request: RequestOf<Form>]

type Value = string | number | boolean | readonly string[] | undefined

/** What is undefined is left out. */
export const addressOf = <Form extends RouteForm>({ path }: Form & { readonly path: string }, ...[request]: Given<Form>): string => {
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
