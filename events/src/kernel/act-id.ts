import { v5 } from 'uuid'
import * as z from 'zod/mini'
import { LogPosition } from './ids.ts'

/** Names an act of moderation for good: it follows from where the log has it. */
export const ActId = z.uuid().check(z.toLowerCase()).brand<'ActId'>()
export type ActId = z.infer<typeof ActId>

const NAMESPACE = '7e0b5c1d-3f42-4a9e-8c6b-d15f20a7e394'

/** Acts of the past have one too. */
export const actIdOf = ({ stream, revision }: { readonly stream: string; readonly revision: number }): ActId =>
  v5(`${stream}#${revision}`, NAMESPACE) as ActId

const SHOWN = '00000000-0000-8000-8'
const PLACE_DIGITS = 15

/**
 * Readers other than the act's member get this id, which is made from the act's position. `actIdOf` is made from the stream, and most
 * streams are named after a member, so anyone could try all members until the id fits.
 */
export const shownActId = (position: LogPosition): ActId => {
  const digits = position.toString(16).padStart(PLACE_DIGITS, '0')
  return `${SHOWN}${digits.slice(0, 3)}-${digits.slice(3)}` as ActId
}

/** It is undefined for an id that was not made by `shownActId`. */
export const positionIn = (actId: ActId): LogPosition | undefined =>
  actId.startsWith(SHOWN) ? LogPosition.safeParse(Number.parseInt(actId.slice(SHOWN.length).replace('-', ''), 16)).data : undefined
