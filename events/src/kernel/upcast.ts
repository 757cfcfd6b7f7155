import type { EventForm } from './define-event.ts'

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
  const parsed = definition.schema.safeParse(lifted)
  if (!parsed.success) {
    const first = parsed.error.issues[0]
    throw new UnreadableEvent(`${definition.type} v${v} does not fit its schema: ${first?.path.join('.') || 'data'}: ${first?.message}`)
  }
  return { type: definition.type, data: parsed.data }
}
