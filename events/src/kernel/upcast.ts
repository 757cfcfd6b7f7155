import type { z } from 'zod'
import type { EventForm } from './define-event.ts'
import { unchangedBy } from './unchanged-by.ts'

/** What the log holds and this code can't read: unknown to it, or damaged. It is never skipped silently. */
export class UnreadableEvent extends Error {
  override readonly name = 'UnreadableEvent'
}

/** Brings data written as version `v` to today's form and checks it. */
export const upcast = <Type extends string, Data>(
  definition: EventForm<Type, Data>,
  v: number,
  data: unknown,
): { readonly type: Type; readonly data: Data } => {
  if (v > definition.v) throw new UnreadableEvent(`${definition.type} v${v} is newer than v${definition.v}, the newest known here`)
  const lifted = definition.upcasts.slice(v - 1).reduce((older, lift) => lift(older), data as Record<string, unknown>)
  if (takesAsItIs(definition.schema, lifted)) return { type: definition.type, data: lifted }
  const parsed = definition.schema.safeParse(lifted)
  if (!parsed.success) {
    const first = parsed.error.issues[0]
    throw new UnreadableEvent(`${definition.type} v${v} does not fit its schema: ${first?.path.join('.') || 'data'}: ${first?.message}`)
  }
  return { type: definition.type, data: parsed.data }
}

const tests = new WeakMap<z.ZodType, (value: unknown) => boolean>()

const takesAsItIs = <Data>(schema: z.ZodType<Data>, value: unknown): value is Data => {
  const test = tests.get(schema) ?? unchangedBy(schema)
  tests.set(schema, test)
  return test(value)
}
