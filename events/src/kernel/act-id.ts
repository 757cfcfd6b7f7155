import { v5 } from 'uuid'
import * as z from 'zod/mini'

/** Names an act of moderation for good: it follows from where the log has it. */
export const ActId = z.uuid().check(z.toLowerCase()).brand<'ActId'>()
export type ActId = z.infer<typeof ActId>

const NAMESPACE = '7e0b5c1d-3f42-4a9e-8c6b-d15f20a7e394'

/** Acts of the past have one too. */
export const actIdOf = ({ stream, revision }: { readonly stream: string; readonly revision: number }): ActId =>
  v5(`${stream}#${revision}`, NAMESPACE) as ActId
