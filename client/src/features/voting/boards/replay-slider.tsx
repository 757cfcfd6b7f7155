import { useContext, useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { timeAt } from '@debut/events/kernel/days.ts'
import { writtenAt } from '../../../lib/clock/written-at.ts'
import { GoContext } from '../../../ui/link.tsx'
import { momentSought, selectLooking } from './looking-slice.ts'

const MINUTE = 60_000
/** A reader who rests so long has arrived. */
const ARRIVED_AFTER = 500

/** `pressed`: the reader has just asked for it, so the focus goes with them. */
type Props = { from: number; to: number; until: number; at: number; start: string | undefined; pressed: boolean }

/** Lies on the tape: the board shows what it was wherever the hand is, and the address names the moment where it rests. */
export const ReplaySlider = ({ from, to, until, at, start, pressed }: Props) => {
  const { moment } = useSelector(selectLooking)
  const [sought, setSought] = useState(at)
  const [held, setHeld] = useState(false)
  const dispatch = useDispatch()
  const navigate = useContext(GoContext)
  const asOf = writtenAt(sought)
  const isThere = moment?.asOf === asOf

  const seek = (minutes: number) => {
    const wanted = Math.min(from + minutes * MINUTE, until - MINUTE)
    setSought(wanted)
    dispatch(momentSought(writtenAt(wanted)))
  }

  useEffect(() => {
    if (!isThere || held) return undefined
    const query = new URLSearchParams({ ...(start !== undefined && { start }), asOf })
    const timer = setTimeout(() => navigate?.(`/?${query}`, true), ARRIVED_AFTER)
    return () => clearTimeout(timer)
  }, [isThere, held, start, asOf, navigate])

  return (
    <input
      type="range"
      className="tape-range"
      aria-label="Moment of the day"
      aria-valuetext={`${timeAt(sought)}, Los Angeles time`}
      min={0}
      max={(to - from) / MINUTE - 1}
      value={Math.floor((sought - from) / MINUTE)}
      autoFocus={pressed}
      onChange={({ currentTarget }) => seek(currentTarget.valueAsNumber)}
      onPointerDown={() => setHeld(true)}
      onPointerUp={() => setHeld(false)}
      onPointerCancel={() => setHeld(false)}
    />
  )
}
