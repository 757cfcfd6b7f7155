import { type LinkKind, linkKinds } from '@debut/events/members/self-description.ts'
import { Icon } from '../../../ui/icon.tsx'
import { NETWORKS } from '../../../ui/networks.ts'
import { shownAddress } from './shown-address.ts'
import type { MemberProfile } from './profile.ts'

const iconOf = (kind: LinkKind) => (kind === 'website' ? 'lucide:link' : `simple-icons:${kind}`)
const nameOf = (kind: LinkKind) => (kind === 'website' ? 'Website' : NETWORKS[kind].label)

/** Where else a member is to be found. */
export const ProfileLinks = ({ links }: Pick<MemberProfile, 'links'>) => {
  const given = linkKinds.flatMap((kind) => (links[kind] === undefined ? [] : [{ kind, url: links[kind] }]))
  return given.length === 0 ? null : (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {given.map(({ kind, url }) => (
        <li key={kind} className="min-w-0">
          <a href={url} rel="ugc nofollow noopener me" target="_blank" className="quiet-link max-w-full gap-1.75 text-[14px] text-ink-2">
            <Icon name={iconOf(kind)} className={`size-3.5 ${kind === 'website' ? '' : 'fill-current'}`} />
            <span className="sr-only">{nameOf(kind)}: </span>
            <span className="truncate">{shownAddress(url)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
