import type { UnknownAction } from '@reduxjs/toolkit'

export type ToastTone = 'good' | 'bad' | 'warn' | 'note' | 'lime'

/** Goes somewhere, or has something done. */
export type ToastAction = { label: string; to: string } | { label: string; dispatch: UnknownAction }

export type Toast = {
  id: string
  open: boolean
  title: string
  description?: string
  color?: ToastTone
  /** One of the icons that toasts have; without it the colour's own. */
  icon?: ToastTone
  /** In milliseconds; 5000 without one. */
  duration?: number
  actions?: ToastAction[]
}
