import { isRecord } from '../api/is-record.ts'

/** What became of a command of the member's, sent from here or from anywhere else. */
export interface CommandResult {
  readonly commandId: string
  /** Of its last event. */
  readonly position: number
  readonly events: readonly string[]
}

const typeOf = (event: unknown) => (isRecord(event) && typeof event['type'] === 'string' ? [event['type']] : [])

export const parseResult = (body: unknown): CommandResult | undefined => {
  if (!isRecord(body)) return undefined
  const { commandId, position, events } = body
  if (typeof commandId !== 'string' || typeof position !== 'number' || !Array.isArray(events)) return undefined
  return { commandId, position, events: events.flatMap(typeOf) }
}
