import { routeAddress, type RouteArguments } from '@debut/events/kernel/route-address.ts'
import type { RouteDefinition } from '@debut/events/kernel/define-route.ts'
import type * as z from 'zod/v4/core'
import type { ApiClient, WritingMethod } from './api-client.ts'

type Answering<Form, Answer> = Form & { readonly path: string; readonly answer: Answer }

const ownUnlessPublic = ({ who }: RouteDefinition) => (who === 'everybody' ? undefined : 'own')

/** Fetches what a route answers, and checks it by the schema of the route. */
export const ask = <const Form extends RouteDefinition, Answer extends z.$ZodType>(
  api: ApiClient,
  route: Answering<Form, Answer>,
  ...request: RouteArguments<Form>
): Promise<z.output<Answer>> => api.get(routeAddress<Form>(route, ...request), route.answer, ownUnlessPublic(route))

/** The same, but the server waits until its tables hold the log up to that position. An answer that could not wait so long has `stale`. */
export const askSince = <const Form extends RouteDefinition, Answer extends z.$ZodType>(
  api: ApiClient,
  position: number | undefined,
  route: Answering<Form, Answer>,
  ...request: RouteArguments<Form>
): Promise<z.output<Answer>> => {
  const address = routeAddress<Form>(route, ...request)
  const since = position === undefined ? '' : `${address.includes('?') ? '&' : '?'}min-position=${position}`
  return api.get(address + since, route.answer, position === undefined ? ownUnlessPublic(route) : undefined)
}

type BodyOf<Form> = Form extends { readonly body: infer Body extends z.$ZodType } ? z.input<Body> : undefined

/** Sent once: whether to repeat it is the caller's to know. */
export const send = <const Form extends RouteDefinition, Answer extends z.$ZodType>(
  api: ApiClient,
  route: Answering<Form, Answer> & { readonly method: WritingMethod },
  body: BodyOf<Form>,
  ...request: RouteArguments<Form>
): Promise<z.output<Answer>> => api.post(routeAddress<Form>(route, ...request), body, route.answer, route.method)
