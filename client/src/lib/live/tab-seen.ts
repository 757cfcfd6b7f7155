import { createAction } from '@reduxjs/toolkit'

/** The reader has returned to this tab. */
export const tabSeen = createAction('page/tabSeen')
