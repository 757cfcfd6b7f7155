import type { Action } from '@reduxjs/toolkit'

/** Received from another tab, which has already shown its toasts. */
export const fromElsewhere = (action: Action) => ({ ...action, meta: { elsewhere: true } })

export const isFromElsewhere = (action: Action): boolean => 'meta' in action
