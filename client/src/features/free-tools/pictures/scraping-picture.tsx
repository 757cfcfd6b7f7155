import { LinkIcon } from '../../../ui/icons.tsx'
import { PictureCard } from './picture-card.tsx'

export const ScrapingPicture = () => (
  <>
    <div className="flex h-11 items-center gap-2.5 rounded-[13px] border border-line bg-surface px-4 text-sm">
      <LinkIcon className="size-4 text-ink-3" />
      fernweh.example
    </div>
    <PictureCard className="mt-2.5 flex items-center gap-2.5">
      <svg viewBox="0 0 56 56" className="size-11 flex-none">
        <rect width="56" height="56" rx="15" className="fill-good" />
        <g className="fill-surface">
          <rect x="15" y="15" width="11" height="26" rx="5.500" />
          <rect x="30" y="24" width="11" height="17" rx="5.500" opacity=".75" />
        </g>
      </svg>
      <div className="min-w-0 leading-[1.35]">
        <b className="font-[620]">Fernweh: plan a trip by train first</b>
        <br />
        <span className="text-[13px] text-ink-3 tabular-nums">7 pictures · 23 links · 5 headings</span>
      </div>
    </PictureCard>
  </>
)
