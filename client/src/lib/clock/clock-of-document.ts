import { now, setClock } from './instants.ts'

const KEY = 'debut-clock-difference'

interface Opened {
  /** Undefined where the browser does not say how it came by the document. */
  readonly navigation: Pick<PerformanceNavigationTiming, 'type' | 'transferSize'> | undefined
  /** Browsers may refuse it. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>
}

/** Browsers show a document again that they kept, where their reader goes back or opens a tab again. */
const mayBeOld = ({ navigation }: Opened) => navigation?.type === 'back_forward' || navigation?.transferSize === 0

/** Sets the clock by a document that has just been drawn. One that may be old says nothing of the time now, so the difference that its tab last found counts. */
export const setClockBy = (drawnAt: number, opened: Opened): void => {
  if (mayBeOld(opened)) return setClock(now() + keptDifference(opened))
  keepDifference(opened, drawnAt - now())
  setClock(drawnAt)
}

const keptDifference = ({ storage }: Opened): number => {
  try {
    const difference = Number(storage().getItem(KEY))
    return Number.isFinite(difference) ? difference : 0
  } catch {
    return 0
  }
}

const keepDifference = ({ storage }: Opened, difference: number): void => {
  try {
    storage().setItem(KEY, String(difference))
  } catch {
    // Where nothing may be kept, an old document goes by the browser's clock.
  }
}
