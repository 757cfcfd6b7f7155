import { createAction } from '@reduxjs/toolkit'
import type { Result } from './facts.ts'

/** Each once, also where the stream says it again. */
export const resultReceived = createAction<Result>('results/received')
