import type * as core from 'zod/v4/core'
import type { Access } from './access.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type RouteName = `${Method} /${string}`

/** One route: who may ask, what for, and the form of what it answers. */
export interface RouteDefinition extends Access {
  /** The schema of what stands after the colons of the path. */
  readonly params?: core.$ZodType
  readonly query?: core.$ZodType
  readonly body?: core.$ZodType
  /** The schema of the JSON that is answered. A route that answers anything else has none. */
  readonly answer?: core.$ZodType
}

export interface Route extends RouteDefinition {
  readonly name: RouteName
  readonly method: Method
  readonly path: string
}

type Parts<Name extends RouteName> = Name extends `${infer Verb extends Method} ${infer Path}`
  ? { readonly name: Name; readonly method: Verb; readonly path: Path }
  : never

/** Defines a route once, for the contract, for the service that serves it and for the client. */
export const defineRoute = <const Name extends RouteName, const Form extends RouteDefinition>(
  name: Name,
  form: Form,
): Form & Parts<Name> => {
  const [method, path] = name.split(' ')
  return { ...form, name, method, path } as unknown as Form & Parts<Name>
}

type ByName<Routes extends readonly Route[]> = { readonly [Each in Routes[number] as Each['name']]: Each }

export const routesByName = <const Routes extends readonly Route[]>(...routes: Routes): ByName<Routes> =>
  Object.fromEntries(routes.map((route) => [route.name, route])) as ByName<Routes>
