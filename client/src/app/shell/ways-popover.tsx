import { usePlace } from '../../lib/page/place-context.ts'
import type { Opened } from '../../ui/late.tsx'
import { Link } from '../../ui/link.tsx'
import { Popover, PopoverClose } from '../../ui/popover.tsx'
import type { Way } from './ways.ts'

export const WaysPopover = ({ label, ways, ...opened }: Opened & { label: string; ways: readonly Way[] }) => {
  const { path } = usePlace()
  return (
    <Popover {...opened} label={label} side="top" align="center" className="ways-popover">
      <ul className="grid grid-cols-2 gap-0.5">
        {ways.map(({ to, label: text }) => (
          <li key={to}>
            <PopoverClose>
              <Link to={to} aria-current={path === to ? 'page' : undefined} className="way">
                {text}
              </Link>
            </PopoverClose>
          </li>
        ))}
      </ul>
    </Popover>
  )
}
