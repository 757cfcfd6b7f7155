import { useSelector } from 'react-redux'
import { selectNow } from './clock-slice.ts'
import { parseInstant } from './instants.ts'
import { relativeTime } from './relative-time.ts'

export const TimeAgo = ({ iso }: { iso: string }) => {
  const now = useSelector(selectNow)
  return (
    <time dateTime={iso} data-tip={`${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`}>
      {relativeTime(iso, parseInstant(iso), now)}
    </time>
  )
}
