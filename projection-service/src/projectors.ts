import type { Projector } from './kernel/projector.ts'
import { members } from './members/members-projector.ts'

export const projectors: readonly Projector[] = [members]
