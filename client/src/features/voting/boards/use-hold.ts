import { type FocusEvent, type PointerEvent, useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { rowsHeld, rowsReleased } from './looking-slice.ts'
import { useBoard } from './use-board.ts'

/** A pointer that rests for so long is taken for one that was left there. */
const RESTS_FOR = 10_000
const AFTER_TOUCH = 2_000

/** Holds the rows of a list while its reader points at one, touches one or has the focus in one. */
export const useHold = () => {
  const dispatch = useDispatch()
  const { board, entries, isHeld } = useBoard()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isTouched = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const release = () => {
    clearTimeout(timer.current)
    dispatch(rowsReleased())
  }
  const hold = (ms: number) => {
    if (board !== undefined && !isHeld) dispatch(rowsHeld({ period: board.period, start: board.start, entries }))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      isTouched.current = false
      release()
    }, ms)
  }
  const isMouse = ({ pointerType }: PointerEvent) => pointerType !== 'touch'
  /** A finger that stays for longer holds for longer. */
  const touch = (ms: number) => (event: PointerEvent) => {
    if (isMouse(event)) return
    isTouched.current = true
    hold(ms)
  }
  const lift = touch(AFTER_TOUCH)

  return {
    release,
    handlers: {
      onPointerMove: (event: PointerEvent) => {
        if (isMouse(event)) hold(RESTS_FOR)
      },
      onPointerLeave: (event: PointerEvent) => {
        if (isMouse(event) && !event.currentTarget.contains(document.activeElement)) release()
      },
      onPointerDown: touch(RESTS_FOR),
      onPointerUp: lift,
      onPointerCancel: lift,
      // A finger leaves the focus behind, and has a time of its own.
      onFocus: () => {
        if (!isTouched.current) hold(RESTS_FOR)
      },
      onKeyDown: () => hold(RESTS_FOR),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!isTouched.current && !currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) release()
      },
    },
  }
}
