import { PictureCard } from './picture-card.tsx'

const LINE = 'M0 96C50 92 70 70 120 74S190 54 230 50 300 30 340 34 400 12 420 8'

export const AnalyticsPicture = () => (
  <PictureCard>
    <span className="text-[13px] text-ink-3">Visitors, last 30 days</span>
    <br />
    <b className="font-display text-[26px]/[1.1] font-[740] tracking-[-0.03em] tabular-nums">48,217</b>
    <svg viewBox="0 0 420 110" preserveAspectRatio="none" className="mt-2 h-21 w-full">
      <path d={`${LINE}V110H0z`} className="fill-lime" opacity=".16" />
      <path d={LINE} fill="none" strokeWidth="2.500" className="stroke-lime" />
    </svg>
  </PictureCard>
)
