import type { ReactNode } from 'react'
import { box } from './draw-preview.ts'
import { DISPLAY } from './preview-fonts.ts'
import { colours } from './preview-scene.ts'

/** Beside the mark. */
export const wordmark = (): ReactNode =>
  box({ position: 'absolute', left: 132, top: 62, fontFamily: DISPLAY, fontWeight: 700, fontSize: 38, letterSpacing: '-0.03em' }, 'Debut')

export const address = (text: string): ReactNode =>
  box({ position: 'absolute', left: 72, bottom: 52, fontSize: 24, color: colours.faint }, text)
