import type * as core from 'zod/v4/core'
import type { Access } from './access.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type RouteName = `${Method} /${string}`

/** One route: who may ask, what for, and the form of what it answers. */
export interface RouteForm extends Access {
  /** What the address names after its colons. */
  readonly params?: core.$ZodType
  readonly query?: core.$ZodType
  readonly body?: core.$ZodType
  /** Of JSON. A route without it sends something else, or another's protocol. */
  readonly answer?: core.$ZodType
}

export interface Route extends RouteForm {
  readonly name: RouteName
  readonly method: Method
  readonly path: string
}

type Parts<Name extends RouteName> = Name extends `${infer Verb extends Method} ${infer Path}`
  ? { readonly name: Name; readonly method: Verb; readonly path: Path }
  : never

/** The same data for the contract, for the service that serves the route, and for the client that asks. */
export const defineRoute = <const Name extends RouteName, const Form extends RouteForm>(name: Name, form: Form): Form & Parts<Name> => {
  const [method, path] = name.split(' ')
  return { ...form, name, method, path } as unknown as Form & Parts<Name>
}

type ByName<Routes extends readonly Route[]> = { readonly [Each in Routes[number] as Each['name']]: Each }

export const routesByName = <const Routes extends readonly Route[]>(...routes: Routes): ByName<Routes> =>
  Object.fromEntries(routes.map((route) => [route.name, route])) as ByName<Routes>
