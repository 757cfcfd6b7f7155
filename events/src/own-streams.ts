import { capabilities } from './capabilities.ts'
import type { MemberId } from './kernel/ids.ts'

/** The streams that are a member's by their name: what they take out of the log, and what is forgotten of them. */
export const ownStreams = (memberId: MemberId): string[] => capabilities.flatMap(({ ownStreams: own }) => own?.(memberId) ?? [])
