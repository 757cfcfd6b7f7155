const props = { viewBox: '0 0 16 16', className: 'icon size-4 flex-none', 'aria-hidden': true } as const

export const LinkIcon = () => (
  <svg {...props}>
    <path d="M6.500 9.500a2.500 2.500 0 0 0 3.500 0l2.500-2.500A2.500 2.500 0 0 0 9 3.500l-.8.8M9.500 6.500a2.500 2.500 0 0 0-3.500 0L3.500 9A2.500 2.500 0 0 0 7 12.500l.8-.8" />
  </svg>
)

export const MentionIcon = () => (
  <svg {...props}>
    <circle cx="8" cy="8" r="2.500" />
    <path d="M10.500 8v1c0 2 3 2 3-1a5.500 5.500 0 1 0-2.200 4.400" />
  </svg>
)

export const PictureIcon = () => (
  <svg {...props}>
    <rect x="2" y="3" width="12" height="10" rx="2" />
    <path d="m2.500 11 3.300-3.300 3 3 1.700-1.700 3 3" />
    <circle cx="10.500" cy="6" r=".8" />
  </svg>
)

export const PlusIcon = () => (
  <svg {...props}>
    <path d="M8 3v10M3 8h10" />
  </svg>
)
