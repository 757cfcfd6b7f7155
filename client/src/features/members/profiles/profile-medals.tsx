import { boardPath } from '../../../ui/board-path.ts'
import { Link } from '../../../ui/link.tsx'
import { ToolLogo } from '../../../ui/tool-logo.tsx'
import { medalDates, medalLabel } from './medal-labels.ts'
import type { MemberProfile } from './profile.ts'

/** More than these are seen on the products themselves. */
const SHOWN = 8

/** What the launches of a member's products have won, each with the way to the frozen standings. */
export const ProfileMedals = ({ profile: { medals } }: { profile: MemberProfile }) =>
  medals.length === 0 ? null : (
    <section aria-labelledby="launch-badges" className="rounded-card border border-line-2 bg-surface px-4.5 py-4.5">
      <h2 id="launch-badges" className="font-text text-[13px]/none font-semibold text-ink-2">
        Launch badges
      </h2>
      <ul className="mt-3.5 grid gap-2">
        {medals.slice(0, SHOWN).map((medal) => (
          <li key={`${medal.toolId} ${medal.period} ${medal.start}`}>
            <Link
              to={boardPath(medal.period, medal.start)}
              className="flex items-center gap-3 rounded-panel border border-line px-3 py-2.5 hover:border-ink-3"
            >
              <ToolLogo src={medal.tool.logo} size={34} className="flex-none bg-sunken" />
              <span className="min-w-0">
                <span className="block text-[12px]/[1.35] text-ink-2">{`${medalLabel(medal)} · ${medalDates(medal)}`}</span>
                <span className="block truncate text-[15px]/[1.3] font-[650]">{medal.tool.name}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
