import { addressOf, type Given } from '@debut/events/kernel/address-of.ts'
import type { RouteForm } from '@debut/events/kernel/define-route.ts'
import type * as z from 'zod/v4/core'
import type { ApiClient, WritingMethod } from './api-client.ts'

type Answering<Form, Answer> = Form & { readonly path: string; readonly answer: Answer }

const whoseIs = ({ who }: RouteForm) => (who === 'everybody' ? undefined : 'own')

/** What a route answers. */
export const ask = <const Form extends RouteForm, Answer extends z.$ZodType>(
  api: ApiClient,
  route: Answering<Form, Answer>,
  ...request: Given<Form>
): Promise<z.output<Answer>> => api.get(addressOf<Form>(route, ...request), route.answer, whoseIs(route))

/** The same with all that the log held at a position; where that takes too long, it says that it is stale. */
export const askSince = <const Form extends RouteForm, Answer extends z.$ZodType>(
  api: ApiClient,
  position: number | undefined,
  route: Answering<Form, Answer>,
  ...request: Given<Form>
): Promise<z.output<Answer>> => {
  const address = addressOf<Form>(route, ...request)
  const since = position === undefined ? '' : `${address.includes('?') ? '&' : '?'}min-position=${position}`
  return api.get(address + since, route.answer, position === undefined ? whoseIs(route) : undefined)
}

type BodyOf<Form> = Form extends { readonly body: infer Body extends z.$ZodType } ? z.input<Body> : undefined

/** Sent once: whether to repeat it is the caller's to know. */
export const send = <const Form extends RouteForm, Answer extends z.$ZodType>(
  api: ApiClient,
  route: Answering<Form, Answer> & { readonly method: WritingMethod },
  body: BodyOf<Form>,
  ...request: Given<Form>
): Promise<z.output<Answer>> => api.post(addressOf<Form>(route, ...request), body, route.answer, route.method)
