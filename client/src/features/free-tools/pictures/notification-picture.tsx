import { PictureCard } from './picture-card.tsx'

interface Shown {
  readonly from: string
  readonly at: string
  readonly text: string
  readonly className: string
}

const Shown = ({ from, at, text, className }: Shown) => (
  <PictureCard className={`flex items-center gap-2.5 ${className}`}>
    <svg viewBox="0 0 56 56" className="size-8.5 flex-none">
      <rect width="56" height="56" rx="16" className="fill-note" />
      <circle cx="28" cy="28" r="11" className="fill-surface" />
    </svg>
    <div className="leading-[1.3]">
      <b className="font-[620]">{from}</b> <span className="text-[13px] text-ink-3">{at}</span>
      <br />
      {text}
    </div>
  </PictureCard>
)

export const NotificationPicture = () => (
  <>
    <Shown from="Kiln" at="now" text="You’re #1 today." className="" />
    <Shown from="Quietly" at="2 min ago" text="It’s your turn to review." className="mx-3.5 mt-2.5" />
  </>
)
