import { z } from 'zod'
import { personalOwner } from './personal.ts'
import { partsOf } from './schema-parts.ts'

/** Lifts the data of one version to the next. Data is opened before it is upcast. */
type Upcast = (data: Record<string, unknown>) => Record<string, unknown>

export interface EventForm<Type extends string = string, Data = unknown> {
  readonly type: Type
  /** The version new events are written with: one more than there are upcasts. */
  readonly v: number
  readonly schema: z.ZodType<Data>
  /** The schema of each field. */
  readonly fields: z.ZodRawShape
  readonly upcasts: readonly Upcast[]
  /** Field → the field that names the member under whose key it is sealed. */
  readonly personal: ReadonlyMap<string, string>
  /** The field that names the member whose stream it makes this, where the stream's name does not. */
  readonly ownedBy: string | undefined
  /** The fields that name members whose it is not: no export of theirs has it, and after their erasure an id without a name stays in it. */
  readonly alsoNames: readonly string[]
}

interface Whose<Field extends string> {
  readonly ownedBy?: Field
  readonly alsoNames?: readonly Field[]
}

export type EventOf<Form> = Form extends EventForm<infer Type, infer Data> ? { readonly type: Type; readonly data: Data } : never

type EventDefinition<Type extends string, Input, Data> = EventForm<Type, Data> &
  ((data: Input) => { readonly type: Type; readonly data: Data })

/** A fact's name and fields are for ever: a changed meaning is a new name, a changed form is a further upcast and golden file. */
export const defineEvent = <const Type extends string, Shape extends z.ZodRawShape>(
  type: Type,
  shape: Shape,
  { upcasts = [], ownedBy, alsoNames = [] }: Whose<keyof Shape & string> & { readonly upcasts?: readonly Upcast[] } = {},
): EventDefinition<Type, z.input<z.ZodObject<Shape>>, z.output<z.ZodObject<Shape>>> => {
  const schema = z.strictObject(shape)
  const personal = new Map<string, string>()
  for (const [field, fieldSchema] of Object.entries(shape)) {
    const owner = personalOwner(fieldSchema)
    if (partsOf(fieldSchema).some((part) => part !== fieldSchema && personalOwner(part) !== undefined))
      throw new TypeError(`${type}.${field} has something personal within, and only whole fields are sealed`)
    if (owner === undefined) continue
    if (!(owner in shape)) throw new TypeError(`${type}.${field} is personal to "${owner}", which ${type} does not have`)
    personal.set(field, owner)
  }
  const create = (data: z.input<typeof schema>) => ({ type, data: schema.parse(data) })
  return Object.assign(create, { type, v: upcasts.length + 1, schema, upcasts, personal, ownedBy, alsoNames, fields: shape })
}
