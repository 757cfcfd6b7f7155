import { useSelector } from 'react-redux'
import { Card } from '../../ui/card.tsx'
import { useGlide } from '../../ui/glide.ts'
import { RollingNumber } from '../../ui/rolling-number.tsx'
import { selectMembers } from './members-slice.ts'

const SHOWN = 4
/** Beyond this a position in big figures is wider than its card. */
const ONE_LINE = 10_000_000

/** What this page is made of: the facts themselves, by their place in the log. */
export const LogCard = () => {
  const { members, position } = useSelector(selectMembers)
  const facts = members.slice(0, SHOWN)
  const list = useGlide<HTMLOListElement>(facts.map(({ memberId }) => memberId))
  return (
    <Card title="The log" aside={<span className="font-medium">append-only</span>}>
      <p className="mt-3.5 mb-3 flex flex-wrap items-end gap-x-3 gap-y-1">
        <strong className={`font-display font-[750] tracking-[-0.05em] ${position < ONE_LINE ? 'text-[44px]/none' : 'text-[32px]/none'}`}>
          {position > 0 ? <RollingNumber value={position} /> : '–'}
        </strong>
        <span className="pb-0.5 text-[13.5px]/[1.35] text-ink-2">
          position
          <br />
          in the log
        </span>
      </p>
      <ol ref={list} className="grid gap-px">
        {facts.map((fact) => (
          <li key={fact.memberId} data-key={fact.memberId} className="log-line">
            <span className="text-ink-3 tabular-nums">{fact.position}</span>
            <span>MemberRegistered</span>
            <span className="truncate text-right text-ink-3">{fact.username ?? 'erased'}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
