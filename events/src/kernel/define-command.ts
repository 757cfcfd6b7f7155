import { z } from 'zod'

export interface CommandDefinition<Type extends string = string, Payload extends z.ZodType = z.ZodType> {
  readonly type: Type
  /** The very schema that the form in the browser uses. */
  readonly payload: Payload
}

/** A wish: what the client may say. Who it is, when it is and what follows is the server's to know. */
export const defineCommand = <const Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) => ({
  type,
  payload: z.strictObject(shape),
})
