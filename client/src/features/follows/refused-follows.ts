import { showRefusals } from '../../lib/marks/show-refusals.ts'
import { MEMBERS, TOOLS } from './follow-marks.ts'

export const showRefusedFollows = showRefusals([MEMBERS, TOOLS])
