import { memo } from 'react'
import { TimeAgo } from '../../lib/clock/time-ago.tsx'
import { Face } from '../../ui/face.tsx'
import type { Member } from './member.ts'

export const MemberRow = memo(({ member, member: { memberId, username, registeredAt, position } }: { member: Member }) => (
  <li data-key={memberId} className="member-row">
    <Face member={member} className="size-12" />
    <div className="min-w-0">
      <p className={`truncate text-[16.5px]/[1.3] font-[650] tracking-[-0.012em] ${username === null ? 'text-ink-3' : ''}`}>
        {username ?? 'Former member'}
      </p>
      <p className="mt-0.5 text-[13px] text-ink-3">
        joined <TimeAgo iso={registeredAt} />
      </p>
    </div>
    <span className="text-[13px] text-ink-3 tabular-nums" title="Where the log holds this">
      <span className="sr-only">log position </span>
      <span aria-hidden="true">#</span>
      {position}
    </span>
  </li>
))
