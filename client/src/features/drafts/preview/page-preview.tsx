import type { DraftContent } from '@debut/events/drafts/draft-content.ts'
import { networks } from '@debut/events/tools/tool-card.ts'
import { NETWORKS } from '../../../ui/networks.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { LinkOutIcon } from '../../../ui/icons.tsx'
import { Markdown } from '../../../ui/markdown.tsx'
import { CATEGORY_LABELS, hostOf, PRICING_LABELS } from '../draft-labels.ts'
import { BlurredPicture } from '../pictures/blurred-picture.tsx'
import { TagLabel } from './tag-label.tsx'

type Props = { content: DraftContent; makers: readonly string[] }

/** Its own page, as visitors will see it: nothing on it can be pressed yet. */
export const PagePreview = ({ content, makers }: Props) => {
  const { name, tagline, url, logo, images, category, pricing, tags, description, socials, deal } = content
  const links = networks.filter((network) => socials[network]?.trim())
  const [first, ...others] = images
  return (
    <article className="grid gap-6">
      <header className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-4 pr-9">
        {logo === null ? (
          <span className="size-16 rounded-[18px] border-[1.5px] border-dashed border-line md:size-21" aria-hidden="true" />
        ) : (
          <img src={logo.path} alt="" width="84" height="84" className="size-16 rounded-[18px] object-cover md:size-21 md:rounded-[22px]" />
        )}
        <div className="min-w-0">
          <p className="font-display text-[26px]/[1.1] font-[750] tracking-[-0.035em] wrap-anywhere md:text-[38px]">
            {name.trim() || 'Its name'}
          </p>
          <p className="mt-1.5 text-[15.5px]/[1.4] text-ink-2 wrap-anywhere">{tagline.trim() || 'What it does, for whom.'}</p>
        </div>
        <span className="preview-vote" aria-hidden="true">
          <svg className="vote-arrow" viewBox="0 0 14 11">
            <path d="M7 .8 13.2 10a.6.6 0 0 1-.5.9H1.3a.6.6 0 0 1-.5-.9z" />
          </svg>
          0
        </span>
      </header>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 text-[13px] text-ink-2">
        <span className={`${buttonClass('primary', 'm')} max-w-full`}>
          <span className="truncate">Visit {hostOf(url) || 'its website'}</span>
          <LinkOutIcon className="size-3.5" />
        </span>
        {pricing !== null && <span>{PRICING_LABELS[pricing].toLowerCase()}</span>}
        {category !== null && <span>{CATEGORY_LABELS[category].toLowerCase()}</span>}
        {tags.map((tag) => (
          <span key={tag}>
            <TagLabel tag={tag} />
          </span>
        ))}
        {content.openSource && <span>open source</span>}
      </div>
      {first !== undefined && (
        <div className="grid gap-2.5">
          <BlurredPicture picture={first} alt="" sizes="(min-width: 720px) 640px, 100vw" className="aspect-video w-full rounded-panel" />
          {others.length > 0 && (
            <div className="grid grid-cols-4 gap-2.5">
              {others.map((picture) => (
                <BlurredPicture key={picture.path} picture={picture} alt="" sizes="160px" className="aspect-video w-full rounded-[10px]" />
              ))}
            </div>
          )}
        </div>
      )}
      {deal.text.trim() !== '' && (
        <p className="rounded-panel bg-lime-wash px-4 py-3 text-[14.5px]">
          <b className="font-[650]">{deal.text.trim()}</b>
          {deal.code.trim() !== '' && (
            <>
              {' '}
              with the code <code className="rounded-[6px] bg-surface px-1.5 py-0.5">{deal.code.trim()}</code>
            </>
          )}
        </p>
      )}
      {description.trim() === '' ? <p className="text-ink-3">Its description will stand here.</p> : <Markdown text={description} />}
      {links.length > 0 && (
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-[14px] text-ink-2">
          {links.map((network) => (
            <li key={network}>{NETWORKS[network].label}</li>
          ))}
        </ul>
      )}
      {makers.length > 0 && (
        <p className="border-t border-line-2 pt-4 text-[14px] text-ink-2">Made by {makers.map((username) => `@${username}`).join(', ')}</p>
      )}
    </article>
  )
}
