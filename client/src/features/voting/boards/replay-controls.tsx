/** How much of the day passes in a second of watching. */
export const SPEEDS = [
  { minutesASecond: 10, label: 'Slow' },
  { minutesASecond: 30, label: 'Normal' },
  { minutesASecond: 90, label: 'Fast' },
] as const

export type Speed = (typeof SPEEDS)[number]['minutesASecond']

interface Props {
  readonly isPlaying: boolean
  readonly onPlay: () => void
  readonly speed: Speed
  readonly onSpeed: (speed: Speed) => void
}

export const ReplayControls = ({ isPlaying, onPlay, speed, onSpeed }: Props) => (
  <>
    <button type="button" className="tape-button" onClick={onPlay}>
      <svg width="9" height="10" viewBox="0 0 9 10" fill="currentColor" aria-hidden="true">
        {isPlaying ? <path d="M.5.5h2.700v9H.5zM5.800.5h2.700v9H5.800z" /> : <path d="M.5.5 8.500 5l-8 4.500z" />}
      </svg>
      {isPlaying ? 'Pause' : 'Play'}
    </button>
    <div className="flex" role="group" aria-label="Speed">
      {SPEEDS.map(({ minutesASecond, label }) => (
        <button
          key={label}
          type="button"
          className="tape-speed"
          aria-pressed={speed === minutesASecond}
          data-tip={`${minutesASecond} minutes a second`}
          onClick={() => onSpeed(minutesASecond)}
        >
          {label}
        </button>
      ))}
    </div>
  </>
)
