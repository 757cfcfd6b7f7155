import { CopyButton } from '../../../ui/copy-button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { CloseIcon } from '../../../ui/icons.tsx'
import { domainIdeas } from './generate-names.ts'

export const MOST_FAVOURITES = 200

interface Props {
  readonly names: readonly string[]
  readonly onRemove: (name: string) => void
}

export const Favourites = ({ names, onRemove }: Props) => {
  if (names.length === 0) return null
  return (
    <section aria-labelledby="favourites" className="mt-8 rounded-card border border-line-2 bg-surface p-4.5 md:p-5.5">
      <div className="flex items-center justify-between gap-3">
        <h2 id="favourites" className="text-lg font-bold">
          Favourites <span className="font-text text-[13px] font-normal tracking-normal text-ink-3 tabular-nums">{names.length}</span>
        </h2>
        <CopyButton label="Copy favourites" text={() => names.join('\n')} />
      </div>
      <p className="text-[13.5px] text-ink-3">Kept in this browser.</p>
      <ul className="mt-2 grid gap-x-10 sm:grid-cols-2">
        {names.map((name) => (
          <li key={name} className="flex items-center justify-between gap-3 border-b border-line-2 py-1.5">
            <span className="min-w-0">
              <span className="font-display text-[17px] font-[650] tracking-[-0.02em]">{name}</span>{' '}
              <span className="text-[13px] text-ink-3">{domainIdeas(name)[0]}</span>
            </span>
            <IconButton label={`Remove ${name}`} size="s" onClick={() => onRemove(name)}>
              <CloseIcon />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
