import type { RouteDefinition } from '@debut/events/kernel/define-route.ts'
import type { RouteArguments } from '@debut/events/kernel/route-address.ts'
import type { Action } from '@reduxjs/toolkit'
import type * as z from 'zod/v4/core'
import { type Query, resource } from '../resources/resource.ts'
import type { OwnMarks } from './known-marks.ts'
import { learntFrom, type Mark, ONLY } from './mark.ts'

interface Dated {
  readonly position: number
}

/**
 * What a route answers of the reader's marks. Each field of the answer is of one mark: the ids of those that are set, among the ids that the request has
 * under the same name; or whether the only one is.
 */
export const ownMarks = <const Form extends RouteDefinition>(
  route: Form & { readonly path: string; readonly answer: z.$ZodType<Dated> },
  fields: Readonly<Record<string, Mark>>,
): ((...request: RouteArguments<Form>) => Query<OwnMarks>) =>
  resource<Form, z.$ZodType<Dated>, OwnMarks>(route, {
    transformResponse: (answer, request) => ({
      position: answer.position,
      marks: Object.fromEntries(
        Object.entries(fields).map(([field, { name }]) => [name, marksIn(Reflect.get(answer, field), Reflect.get({ ...request }, field))]),
      ),
    }),
    onAction: (known, action) => Object.values(fields).reduce((marks, mark) => learn(marks, mark, action), known),
  })

const marksIn = (answered: unknown, asked: unknown): Readonly<Record<string, boolean>> => {
  if (!Array.isArray(answered)) return { [ONLY]: answered === true }
  const set = new Set<unknown>(answered)
  return Object.fromEntries((Array.isArray(asked) ? asked : []).map((id: unknown) => [String(id), set.has(id)]))
}

const learn = (known: OwnMarks, mark: Mark, action: Action): OwnMarks => {
  const { changes = [], position = 0 } = learntFrom(mark, action) ?? {}
  if (changes.length === 0 || position < known.position) return known
  const changed = Object.fromEntries(changes.map(({ id, isMarked }) => [id, isMarked]))
  return { position, marks: { ...known.marks, [mark.name]: { ...known.marks[mark.name], ...changed } } }
}
