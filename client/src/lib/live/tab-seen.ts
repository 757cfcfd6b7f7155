import { createAction } from '@reduxjs/toolkit'

/** The reader has come back to this tab. */
export const tabSeen = createAction('page/tabSeen')
