import { showRefusals } from '../../lib/marks/show-refusals.ts'
import { SAVED, SHARED } from './save-marks.ts'

export const showRefusedSaves = showRefusals([SAVED, SHARED])
