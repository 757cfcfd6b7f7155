import { useContext, useEffect, useEffectEvent, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { timeAt } from '@debut/events/kernel/days.ts'
import { writtenAt } from '../../../lib/clock/written-at.ts'
import { GoContext } from '../../../ui/link.tsx'
import { momentSought, selectLooking } from './looking-slice.ts'
import { ReplayControls, type Speed, SPEEDS } from './replay-controls.tsx'

const MINUTE = 60_000
/** A reader who rests so long has arrived. */
const ARRIVED_AFTER = 500
/** Between two moments while it plays. */
const TICK_MS = 250

interface Props {
  readonly from: number
  readonly to: number
  readonly until: number
  readonly at: number
  readonly start: string | undefined
  /** The reader has just asked for the replay, so it plays and takes the focus. */
  readonly pressed: boolean
}

/** Lies on the tape: the board shows what it was wherever the hand is, or the replay has come, and the address names the moment where it rests. */
export const ReplaySlider = ({ from, to, until, at, start, pressed }: Props) => {
  const { moment } = useSelector(selectLooking)
  // Launches go live with the first minute.
  const first = from + MINUTE
  const last = until - MINUTE
  const [sought, setSought] = useState(pressed && at >= last ? first : at)
  const [held, setHeld] = useState(false)
  const [isPlaying, setPlaying] = useState(pressed)
  const [speed, setSpeed] = useState<Speed>(SPEEDS[1].minutesASecond)
  const dispatch = useDispatch()
  const navigate = useContext(GoContext)
  const asOf = writtenAt(sought)
  const isThere = moment?.asOf === asOf

  const seek = (wanted: number) => {
    setSought(wanted)
    dispatch(momentSought(writtenAt(wanted)))
  }

  const begin = useEffectEvent(() => {
    if (pressed) seek(sought)
  })
  useEffect(() => begin(), [])

  useEffect(() => {
    if (!isPlaying) return undefined
    const timer = setTimeout(() => {
      const next = sought + (speed * MINUTE * TICK_MS) / 1_000
      if (next >= last) setPlaying(false)
      setSought(Math.min(next, last))
      dispatch(momentSought(writtenAt(Math.min(next, last))))
    }, TICK_MS)
    return () => clearTimeout(timer)
  }, [isPlaying, sought, speed, last, dispatch])

  useEffect(() => {
    if (!isThere || held || isPlaying) return undefined
    const query = new URLSearchParams({ ...(start !== undefined && { start }), asOf })
    const timer = setTimeout(() => navigate?.(`/?${query}`, true), ARRIVED_AFTER)
    return () => clearTimeout(timer)
  }, [isThere, held, isPlaying, start, asOf, navigate])

  const play = () => {
    // At its end it begins anew.
    if (!isPlaying && sought >= last) seek(first)
    setPlaying(!isPlaying)
  }

  return (
    <>
      <input
        type="range"
        className="tape-range"
        aria-label="Moment of the day"
        aria-valuetext={`${timeAt(sought)}, Los Angeles time`}
        min={1}
        max={(to - from) / MINUTE - 1}
        value={Math.floor((sought - from) / MINUTE)}
        autoFocus={pressed}
        onChange={({ currentTarget }) => {
          setPlaying(false)
          seek(Math.min(from + currentTarget.valueAsNumber * MINUTE, last))
        }}
        onPointerDown={() => setHeld(true)}
        onPointerUp={() => setHeld(false)}
        onPointerCancel={() => setHeld(false)}
      />
      <ReplayControls isPlaying={isPlaying} onPlay={play} speed={speed} onSpeed={setSpeed} />
    </>
  )
}
