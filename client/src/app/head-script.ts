import { INTRODUCED_SCRIPT } from '../features/introduction/introduced.ts'
import { THEME_SCRIPT } from '../lib/theme/theme.ts'

/** Runs before the first paint, with what this device keeps for every page. The policy for scripts allows it by its hash. */
export const HEAD_SCRIPT = `${THEME_SCRIPT};${INTRODUCED_SCRIPT}`
