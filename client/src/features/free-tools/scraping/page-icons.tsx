import type { Scrape } from '@debut/events/free-tools/scrape-answers.ts'
import { iconsAdvice } from './advice.ts'
import { OutLink } from './out-link.tsx'
import { Nothing, ResultPart } from './result-part.tsx'
import { copied, fileName, iconSize } from './scrape-texts.ts'

export const PageIcons = ({ scrape }: { readonly scrape: Scrape }) => {
  const { icons } = scrape
  return (
    <ResultPart
      title="Icons"
      aside={icons.length === 0 ? undefined : String(icons.length)}
      advice={iconsAdvice(scrape)}
      copied={icons.length === 0 ? undefined : () => copied.icons(scrape)}
    >
      {icons.length === 0 ? (
        <Nothing>This page names no icon.</Nothing>
      ) : (
        <ul className="grid gap-2 text-[14px]">
          {icons.map(({ url, rel, sizes }, index) => (
            <li key={index} className="flex min-w-0 items-baseline justify-between gap-3">
              <OutLink to={url}>{fileName(url)}</OutLink>
              <span className="flex-none text-[13px] text-ink-3 tabular-nums">
                {rel === 'icon' ? '' : `${rel} · `}
                {iconSize(sizes)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </ResultPart>
  )
}
