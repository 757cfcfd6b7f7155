import { z } from 'zod'
import { personalOwner } from './personal.ts'

/** Lifts the data of one version to the next. Data is opened before it is upcast. */
type Upcast = (data: Record<string, unknown>) => Record<string, unknown>

export interface EventDefinition<Type extends string = string, Shape extends z.ZodRawShape = z.ZodRawShape> {
  (data: z.input<z.ZodObject<Shape>>): EventOf<EventDefinition<Type, Shape>>
  readonly type: Type
  /** The version new events are written with: one more than there are upcasts. */
  readonly v: number
  readonly schema: z.ZodObject<Shape, z.core.$strict>
  readonly upcasts: readonly Upcast[]
  /** Field → the field that names the member under whose key it is sealed. */
  readonly personal: ReadonlyMap<string, string>
}

export type EventOf<Definition> =
  Definition extends EventDefinition<infer Type, infer Shape> ? { readonly type: Type; readonly data: z.output<z.ZodObject<Shape>> } : never

/** A fact's name and fields are for ever: a changed meaning is a new name, a changed form is a further upcast and golden file. */
export const defineEvent = <const Type extends string, Shape extends z.ZodRawShape>(
  type: Type,
  shape: Shape,
  { upcasts = [] }: { upcasts?: readonly Upcast[] } = {},
): EventDefinition<Type, Shape> => {
  const schema = z.strictObject(shape)
  const personal = new Map<string, string>()
  for (const [field, fieldSchema] of Object.entries(shape)) {
    const owner = personalOwner(fieldSchema)
    if (owner === undefined) continue
    if (!(owner in shape)) throw new TypeError(`${type}.${field} is personal to "${owner}", which ${type} does not have`)
    personal.set(field, owner)
  }
  const create = (data: z.input<typeof schema>) => ({ type, data: schema.parse(data) })
  return Object.assign(create, { type, v: upcasts.length + 1, schema, upcasts, personal }) as EventDefinition<Type, Shape>
}
