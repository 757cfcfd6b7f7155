import type { ComponentType } from 'react'
import { Link } from '../../ui/link.tsx'
import { type FreeToolSlug, freeTools } from './free-tools-list.ts'
import { AnalyticsPicture } from './pictures/analytics-picture.tsx'
import { ChecklistPicture } from './pictures/checklist-picture.tsx'
import { NamesPicture } from './pictures/names-picture.tsx'
import { NotificationPicture } from './pictures/notification-picture.tsx'
import { ScrapingPicture } from './pictures/scraping-picture.tsx'

const PICTURES: Readonly<Record<FreeToolSlug, ComponentType>> = {
  'product-launch-checklist': ChecklistPicture,
  'website-scraping': ScrapingPicture,
  'startup-name-generator': NamesPicture,
  'fake-analytics-generator': AnalyticsPicture,
  'fake-notification-generator': NotificationPicture,
}

/** Their pictures show invented figures, and say so. */
const MADE_UP: ReadonlySet<FreeToolSlug> = new Set(['fake-analytics-generator', 'fake-notification-generator'])

/** Each card shows what its tool makes. */
export const FreeToolsCards = () => (
  <ul className="grid gap-4.5 md:grid-cols-6">
    {freeTools.map(({ slug, path, name, line }, index) => {
      const Picture = PICTURES[slug]
      return (
        <li
          key={slug}
          className={`relative flex flex-col overflow-hidden rounded-[24px] border border-line-2 bg-surface hover:border-line ${index < 2 ? 'md:col-span-3' : 'md:col-span-2'}`}
        >
          <div aria-hidden="true" className="relative h-47.5 overflow-hidden bg-sunken p-5.5">
            <Picture />
            {MADE_UP.has(slug) && (
              <span className="absolute right-3.5 bottom-3 rounded-[6px] bg-ink px-2 text-[11px]/[20px] font-[650] text-paper">
                Made up
              </span>
            )}
          </div>
          <div className="px-5 pt-4.5 pb-5">
            <h2 className="text-xl font-bold">
              <Link to={path} className="after:absolute after:inset-0 after:rounded-[24px]">
                {name}
              </Link>
            </h2>
            <p className="mt-1 text-[14.5px] leading-[1.45] text-ink-2">{line}</p>
          </div>
        </li>
      )
    })}
  </ul>
)
