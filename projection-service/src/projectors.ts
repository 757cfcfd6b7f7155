import { capabilities } from './capabilities.ts'
import type { Projector } from './kernel/projector.ts'

export const projectors: readonly Projector[] = capabilities.flatMap((capability) => capability.projectors)
