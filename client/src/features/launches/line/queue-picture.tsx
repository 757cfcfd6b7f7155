import type { LinePlace } from '@debut/events/launches/line/line-answers.ts'
import { grouped } from '../../../ui/grouped.ts'

type Props = Pick<LinePlace, 'tool' | 'nearest' | 'before'>

/** Those before it, on their way to the light. As many as fit: it stands behind them, and the nearest stand beside it. */
export const QueuePicture = ({ tool, nearest, before }: Props) => (
  <div
    className="queue"
    role="img"
    aria-label={before === 0 ? `${tool.name}, first in the line` : `${tool.name} in the line, ${grouped(before)} before it`}
  >
    <i className="queue-door" />
    <i className="queue-floor" />
    <div className="queue-walk">
      <span className="queue-own">
        <img src={tool.logo} alt="" width="54" height="54" />
        <em>you</em>
      </span>
      {nearest.map(({ launchId, logo }) => (
        <img key={launchId} src={logo} alt="" width="36" height="36" decoding="async" />
      ))}
    </div>
  </div>
)
