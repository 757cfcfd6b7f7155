import type { Action } from '@reduxjs/toolkit'

/** Heard from another tab, which has already said about it whatever there is to say. */
export const fromElsewhere = (action: Action) => ({ ...action, meta: { elsewhere: true } })

export const isFromElsewhere = (action: Action): boolean => 'meta' in action
