import { useDispatch, useSelector } from 'react-redux'
import { pauseRequested, resumeRequested, selectLiveStatus, type LiveStatus } from './live-slice.ts'

const words: Record<LiveStatus, string> = { connecting: 'Connecting', live: 'Live', reconnecting: 'Reconnecting', paused: 'Paused' }

/** Says whether the page is live, and lets the reader hold it still (WCAG 2.2.2): nothing is missed, it waits in the log. */
export const LiveToggle = () => {
  const status = useSelector(selectLiveStatus)
  const dispatch = useDispatch()
  const paused = status === 'paused'
  return (
    <button
      type="button"
      aria-label={`${words[status]}. ${paused ? 'Resume' : 'Pause'} live updates`}
      data-tip={paused ? 'Resume live updates' : 'Pause live updates'}
      onClick={() => dispatch(paused ? resumeRequested() : pauseRequested())}
      className="live-toggle needs-script"
      data-status={status}
    >
      <span className="live-dot" />
      <span className="tabular-nums">{words[status]}</span>
      <svg width="10" height="10" viewBox="0 0 10 10" fill="currentColor" aria-hidden="true">
        {paused ? <path d="M2 .8 9 5 2 9.200z" /> : <path d="M1.500 1h2.500v8H1.500zM6 1h2.500v8H6z" />}
      </svg>
    </button>
  )
}
