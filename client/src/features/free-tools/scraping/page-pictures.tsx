import type { Scrape } from '@debut/events/free-tools/scrape-answers.ts'
import { OutLink } from './out-link.tsx'
import { Nothing, ResultPart } from './result-part.tsx'
import { copied, fileName, sizeLabel } from './scrape-texts.ts'

type Picture = Scrape['pictures'][number]

const without = (count: number) => (count === 0 ? '' : `, ${count === 1 ? 'one' : count} without alt text`)

/** Our pages never load pictures of other sites, so each is shown by its alternative text, as screen readers have it. */
export const PagePictures = ({ scrape }: { readonly scrape: Scrape }) => {
  const { pictures } = scrape
  const silent = pictures.filter(({ from, alt }) => from === 'img' && alt === null).length
  return (
    <ResultPart
      title="Pictures"
      aside={pictures.length === 0 ? undefined : `${pictures.length}${without(silent)}`}
      copied={pictures.length === 0 ? undefined : () => copied.pictures(scrape)}
      isWide
    >
      {pictures.length === 0 ? (
        <Nothing>This page names no pictures.</Nothing>
      ) : (
        <ul className="grid grid-cols-2 gap-2.5 md:grid-cols-4">
          {pictures.map((picture, index) => (
            <li key={index} className={picture.from === 'og:image' ? 'col-span-2' : ''}>
              <Frame picture={picture} />
              <p className="mt-1.5 flex items-baseline gap-1 text-[12px] text-ink-3 tabular-nums">
                <OutLink to={picture.url}>{picture.from === 'img' ? fileName(picture.url) : picture.from}</OutLink>
                {sizeLabel(picture.width, picture.height) !== undefined && (
                  <span className="flex-none">· {sizeLabel(picture.width, picture.height)}</span>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </ResultPart>
  )
}

const Frame = ({ picture: { alt, from } }: { readonly picture: Picture }) => (
  <div className="grid h-28 place-items-center overflow-hidden rounded-[12px] bg-sunken p-3 text-center text-[13px]/[1.4]">
    {alt === null ? (
      <span className={from === 'img' ? 'text-lime-ink' : 'text-ink-3'}>No alt text</span>
    ) : (
      <span className="line-clamp-4 text-ink-2 wrap-anywhere">
        {alt === '' ? <span className="text-ink-3">Decoration (empty alt text)</span> : alt}
      </span>
    )}
  </div>
)
