import type { DraftContent } from '@debut/events/drafts/draft-content.ts'
import { BlurredPicture } from '../pictures/blurred-picture.tsx'

type Shown = Pick<DraftContent, 'name' | 'tagline' | 'logo' | 'images'>

/** What a chat or a feed makes of the address. */
export const SharePreview = ({ content: { name, tagline, logo, images }, host }: { content: Shown; host: string }) => {
  const [first] = images
  return (
    <div className="overflow-hidden rounded-[18px] border border-line-2 bg-surface">
      {first === undefined ? (
        <div className="share-stage">
          {logo !== null && <img src={logo.path} alt="" width="72" height="72" className="relative size-18 rounded-[20px] object-cover" />}
        </div>
      ) : (
        <BlurredPicture picture={first} alt="" sizes="380px" className="h-44 w-full" />
      )}
      <p className="px-3.5 py-3 text-[13.5px]/[1.4] wrap-anywhere">
        <b className="font-[650]">{name.trim() || 'Its name'}</b>
        {tagline.trim() !== '' && ` · ${tagline.trim()}`}
        <span className="mt-0.5 block text-[12.5px] text-ink-3">{host}</span>
      </p>
    </div>
  )
}
