import type { ReactNode } from 'react'

const TALK = <path d="M2.500 8a5.500 5 0 1 1 2.600 4.200L2.600 13l.7-2.200A5 5 0 0 1 2.500 8z" />

const DRAWINGS: ReadonlyMap<string, ReactNode> = new Map([
  [
    'post_like',
    <path
      key="heart"
      d="M8 13.500S2.500 10.200 2.500 6.300A2.900 2.900 0 0 1 8 5a2.900 2.900 0 0 1 5.500 1.300c0 3.900-5.500 7.200-5.500 7.200z"
    />,
  ],
  ['post_comment', TALK],
  ['comment_reply', TALK],
  [
    'follow',
    <g key="person">
      <circle cx="8" cy="5.500" r="2.700" />
      <path d="M2.800 13.500c.5-3 2.500-4.300 5.200-4.300s4.700 1.300 5.200 4.300" />
    </g>,
  ],
  [
    'mention',
    <g key="at">
      <circle cx="8" cy="8" r="2.500" />
      <path d="M10.500 8v1c0 2 3 2 3-1a5.500 5.500 0 1 0-2.200 4.400" />
    </g>,
  ],
  [
    'tool_invitation',
    <g key="envelope">
      <path d="M2.200 4h11.600v8.500H2.200z" />
      <path d="m2.500 4.500 5.500 4.300 5.500-4.300" />
    </g>,
  ],
  ['moderation', <path key="shield" d="M8 1.800 13 3.600v4.200c0 3.200-2.200 5.300-5 6.400-2.800-1.100-5-3.200-5-6.400V3.600z" />],
  ['tool_review', <path key="star" d="m8 1.800 1.900 4 4.300.5-3.200 3 .9 4.300L8 11.500l-3.900 2.100.9-4.300-3.200-3 4.300-.5z" />],
])

/** Names the type at a glance; the words beside it say the same. */
export const NotificationIcon = ({ type }: { type: string }) => (
  <span className="absolute -right-1 -bottom-0.75 grid size-5 place-items-center rounded-full bg-ink text-paper shadow-[0_0_0_2px_var(--surface)]">
    <svg viewBox="0 0 16 16" className="icon size-2.75" strokeWidth="2" aria-hidden="true">
      {DRAWINGS.get(type) ?? TALK}
    </svg>
  </span>
)
