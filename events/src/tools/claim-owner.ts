import type { ToolId } from './tool-card.ts'
import type { SlugEvent, UrlEvent } from './tool-events.ts'

interface Claim {
  readonly owner: ToolId | undefined
}

const unclaimed: Claim = { owner: undefined }

/** Which tool a slug leads to, from the stream of the slug. It stays so for ever. */
export const slugOwner = {
  initial: unclaimed,
  evolve: (_: Claim, { data }: SlugEvent): Claim => ({ owner: data.toolId }),
}

/** Whose an address elsewhere is, from its stream. */
export const urlOwner = {
  initial: unclaimed,
  evolve: (_: Claim, { type, data }: UrlEvent): Claim => ({ owner: type === 'UrlClaimed' ? data.toolId : undefined }),
}
