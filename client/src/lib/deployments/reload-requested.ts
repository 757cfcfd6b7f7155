import { createAction } from '@reduxjs/toolkit'

/** The reader wants the page anew. */
export const reloadRequested = createAction('deployments/reloadRequested')
