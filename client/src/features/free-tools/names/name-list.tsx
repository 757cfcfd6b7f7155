import { MOST_NAMES, toolNamesRoute } from '@debut/events/tools/tool-names-routes.ts'
import { resource } from '../../../lib/resources/resource.ts'
import { useData, useSought } from '../../../lib/resources/use-resource.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { BookmarkIcon } from '../../../ui/icons.tsx'
import { Link } from '../../../ui/link.tsx'
import { ShareButton } from '../../../ui/share-button.tsx'
import { domainIdeas, type MadeName } from './generate-names.ts'
import { namesAddress, type NamesQuery } from './names-address.ts'

const takenNames = resource(toolNamesRoute)

interface Props {
  readonly query: NamesQuery
  readonly names: readonly MadeName[]
  /** Other words were asked for since, and no name could be made of them. */
  readonly isOfOtherWords: boolean
  readonly favourites: readonly string[]
  readonly onToggle: (name: string) => void
}

export const NameList = ({ query, names, isOfOtherWords, favourites, onToggle }: Props) => {
  const asked = names.slice(0, MOST_NAMES).map(({ name }) => name)
  const taken = takenNames({ names: asked })
  useSought(taken)
  // What the list before was answered says nothing of these names.
  const known = useData(taken)
  const takenBy = new Map(known?.taken.map(({ name, slug }) => [name, slug]))
  const next = namesAddress({ ...query, seed: query.seed + 1 })
  return (
    <section aria-labelledby="names" className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
        <div className="min-w-0">
          <h2 id="names" className="line-clamp-2 text-2xl font-bold wrap-anywhere">
            {isOfOtherWords ? `Names for “${query.words}”` : 'Names'}
            {query.seed === 1 ? null : `, list ${query.seed}`}
          </h2>
          <p role="status" className="text-[13.5px] text-ink-3">
            {names.length} {query.tone} names
            {known === undefined ? null : `, ${takenLabel(asked.filter((name) => takenBy.has(name)).length)}`}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <CopyButton label="Copy all" text={() => names.map(({ name }) => name).join('\n')} />
          <ShareButton title="Startup names" path={namesAddress(query)} />
          <Link to={next} className={buttonClass('primary', 'm')}>
            More names
          </Link>
        </div>
      </div>
      <ul className="mt-4 grid gap-x-10 border-t border-line-2 md:grid-cols-2">
        {names.map((made) => (
          <NameRow
            key={made.name}
            made={made}
            slug={takenBy.get(made.name)}
            isFavourite={favourites.includes(made.name)}
            onToggle={() => onToggle(made.name)}
          />
        ))}
      </ul>
      <p className="mt-4 text-[13.5px] text-ink-3">
        Addresses are ideas: we haven’t checked whether they are free. Search for trademarks before you settle on a name.
      </p>
    </section>
  )
}

const takenLabel = (count: number) => (count === 0 ? 'none of them on Debut yet' : `${count} already on Debut`)

interface RowProps {
  readonly made: MadeName
  /** Of the product on Debut that has this name. */
  readonly slug: string | undefined
  readonly isFavourite: boolean
  readonly onToggle: () => void
}

const NameRow = ({ made: { name, why }, slug, isFavourite, onToggle }: RowProps) => (
  <li className="border-b border-line-2 py-3.5">
    <div className="flex items-start justify-between gap-3">
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-2.5 pt-0.5">
        <h3 className="text-[22px]/[1.2] font-[700]">{name}</h3>
        {slug !== undefined && (
          <Link to={`/tool/${slug}`} className="quiet-link text-[13px] text-warn">
            already on Debut
          </Link>
        )}
      </div>
      <div className="needs-script flex flex-none items-center [&>button:first-child]:min-w-21">
        <CopyButton text={() => name} of={name} />
        <IconButton
          label={`Keep ${name} as a favourite`}
          aria-pressed={isFavourite}
          onClick={onToggle}
          className={isFavourite ? 'text-lime-ink' : ''}
        >
          <BookmarkIcon className={isFavourite ? 'size-4 fill-current' : 'size-4'} />
        </IconButton>
      </div>
    </div>
    <p className="text-[13.5px] text-ink-2">{why}</p>
    <p className="mt-0.5 text-[13px] text-ink-3">{domainIdeas(name).join(' · ')}</p>
  </li>
)
