import type * as core from 'zod/v4/core'
import * as z from 'zod/mini'
import type { Who } from './access.ts'

export interface CommandDefinition<Type extends string = string, Payload extends core.$ZodType = core.$ZodType> {
  readonly type: Type
  /** The very schema that the form in the browser uses. */
  readonly payload: Payload
  /** Who may send it; `process`: no client, only our own processes that react to events. */
  readonly who: Who | 'process'
  /** Also open to a member who is suspended or banned. */
  readonly whileSanctioned?: true
  /** Changes a standing, or who may do what: its sender has shown who they are a short while ago. */
  readonly fresh?: true
}

/** What a client may ask for. Who asks, when, and what follows is the server's to know. */
export const defineCommand = <const Type extends string, Shape extends core.$ZodShape, const By extends Who | 'process' = 'members'>(
  type: Type,
  shape: Shape,
  { who, whileSanctioned, fresh }: { readonly who?: By; readonly whileSanctioned?: true; readonly fresh?: true } = {},
) => ({
  type,
  payload: z.strictObject(shape),
  who: (who ?? 'members') as By,
  ...(whileSanctioned && { whileSanctioned }),
  ...(fresh && { fresh }),
})

export type PayloadOf<Definition extends CommandDefinition> = core.output<Definition['payload']>
