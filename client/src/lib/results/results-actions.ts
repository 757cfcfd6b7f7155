import { createAction } from '@reduxjs/toolkit'
import type { CommandResult } from './command-result.ts'

/** Each once, also where the stream says it again. */
export const resultHeard = createAction<CommandResult>('results/heard')
