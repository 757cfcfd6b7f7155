import { ActGroup } from '@debut/events/moderation/act-kinds.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Link } from '../../../ui/link.tsx'
import { GROUPS } from './act-labels.ts'
import { logPath } from './logged-acts.ts'

export const GroupsNav = ({ chosen }: { readonly chosen: ActGroup | undefined }) => (
  <nav aria-label="Kinds of acts" className="flex flex-wrap gap-2">
    <Choice to={logPath({})} label="All" isChosen={chosen === undefined} />
    {ActGroup.options.map((group) => (
      <Choice key={group} to={logPath({ group })} label={GROUPS[group]} isChosen={chosen === group} />
    ))}
  </nav>
)

const Choice = ({ to, label, isChosen }: { readonly to: string; readonly label: string; readonly isChosen: boolean }) => (
  <Link to={to} aria-current={isChosen ? 'page' : undefined} className={buttonClass(isChosen ? 'primary' : 'quiet', 's')}>
    {label}
  </Link>
)
