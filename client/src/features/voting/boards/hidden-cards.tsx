import { Link } from '../../../ui/link.tsx'
import { RowDetails } from '../../../ui/tool-row.tsx'
import { ToolStage } from '../../../ui/tool-stage.tsx'
import type { PartOf } from './board-row.tsx'
import type { Entry } from './board.ts'

interface Props {
  readonly entries: readonly Entry[]
  readonly Vote: PartOf
  readonly Comments: PartOf
  /** The first pictures are seen at once. */
  readonly isFirst: boolean
}

/** As many as a screen shows without being scrolled. */
const EAGER = 4
const SIZES = '(min-width: 1280px) 310px, (min-width: 768px) 46vw, 92px'

/** The launches of a day in the order that was drawn. There are no numerals: a place says nothing yet. */
export const HiddenCards = ({ entries, Vote, Comments, isFirst }: Props) => (
  <ol className={`grid md:grid-cols-2 md:gap-4 ${isFirst ? '' : 'xl:mt-4'}`}>
    {entries.map((entry, index) => (
      <HiddenCard key={entry.launchId} entry={entry} Vote={Vote} Comments={Comments} eager={isFirst && index < EAGER} />
    ))}
  </ol>
)

const HiddenCard = ({ entry, Vote, Comments, eager }: Pick<Props, 'Vote' | 'Comments'> & { entry: Entry; eager: boolean }) => {
  const { launchId, slug, name, tagline, category, tags, tagNames, logo, picture } = entry
  const [tag] = tags
  return (
    <li
      data-key={launchId}
      className="relative grid grid-cols-[84px_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line-2 py-2.5 md:grid-cols-[auto_minmax(0,1fr)_auto] md:content-start md:gap-x-3 md:rounded-card md:border md:bg-surface md:py-0 md:pr-3.5 md:pl-3.5"
    >
      <ToolStage
        logo={logo}
        picture={picture}
        sizes={SIZES}
        eager={eager}
        className="row-span-2 h-18 rounded-panel max-md:[&_img:not(.tool-stage-picture,.tool-stage-glow)]:size-11 md:col-span-3 md:row-span-1 md:-mx-3.5 md:h-auto md:aspect-[16/8] md:rounded-t-card md:rounded-b-none"
      />
      <img
        src={logo}
        alt=""
        width="44"
        height="44"
        decoding="async"
        className="board-logo row-span-2 size-11 self-start rounded-xl max-md:hidden md:mt-3.5"
      />
      <div className="min-w-0 self-end md:self-start md:pt-3">
        <h2 className="truncate font-text text-[16px]/tight font-[650] tracking-[-0.012em]">
          <Link to={`/tool/${slug}`} className="after:absolute after:inset-0">
            {name}
          </Link>
        </h2>
        <p className="line-clamp-2 text-[13.5px]/[1.4] text-ink-2 md:line-clamp-3">{tagline}</p>
      </div>
      <div className="relative z-1 row-span-2 has-[.vote-note]:z-2 md:mt-3 md:self-start">
        <Vote entry={entry} />
      </div>
      <div className="col-start-2 min-w-0 self-start md:pb-3">
        <RowDetails>
          <Link to={`/categories/${category}`} className="meta-link">
            {category.replaceAll('-', ' ')}
          </Link>
          {tag === undefined ? null : (
            <Link to={`/tags/${tag}`} className="meta-link">
              #{tagNames?.[tag] ?? tag}
            </Link>
          )}
          <Comments entry={entry} />
        </RowDetails>
      </div>
    </li>
  )
}
