import { networks } from '@debut/events/tools/tool-card.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NETWORKS } from '../../ui/networks.ts'
import { hostOf } from './host-of.ts'
import { videoAt } from './gallery/video-address.ts'
import type { Tool } from './tool.ts'
import { useReadyTool } from './use-tool.ts'

interface ElsewhereLink {
  readonly icon: string
  readonly label: string
  readonly url: string
}

/** Where else it is to be found. */
export const LinksCard = () => {
  const view = useReadyTool()
  const links = view === undefined ? [] : linksOf(view.tool)
  if (links.length === 0) return null
  return (
    <Card title="Elsewhere">
      <ul className="mt-2 grid">
        {links.map(({ icon, label, url }) => (
          <li key={label}>
            <a href={url} rel="ugc nofollow noopener" target="_blank" className="quiet-link flex min-h-9 items-center gap-3 text-[14px]">
              <Icon name={icon} className="size-4 fill-current text-ink-2" />
              <span className="font-[560] text-ink">{label}</span>
              <span className="ml-auto min-w-0 truncate text-[12.5px] text-ink-3">{pathOf(url)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const linksOf = ({ repoUrl, socials, videoUrl }: Tool): ElsewhereLink[] => [
  ...(repoUrl === null ? [] : [{ icon: 'lucide:code', label: 'Source code', url: repoUrl }]),
  // A video of another host plays there.
  ...(videoUrl === null || videoAt(videoUrl) !== undefined ? [] : [{ icon: 'lucide:play', label: 'Video', url: videoUrl }]),
  ...networks.flatMap((network) => {
    const url = socials[network]
    return url === undefined ? [] : [{ icon: `simple-icons:${network}`, label: NETWORKS[network].label, url }]
  }),
]

/** What tells one account from another. */
const pathOf = (url: string): string => {
  const last = new URL(url).pathname.split('/').findLast((part) => part !== '')
  return last ?? hostOf(url)
}
