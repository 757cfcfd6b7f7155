import type { Scrape } from '@debut/events/free-tools/scrape-answers.ts'
import { socialAdvice } from './advice.ts'
import { FoldedList } from './folded-list.tsx'
import { Nothing, ResultPart } from './result-part.tsx'
import { copied } from './scrape-texts.ts'

export const StructuredData = ({ scrape }: { readonly scrape: Scrape }) => {
  const { jsonLd } = scrape
  return (
    <ResultPart title="Structured data" aside="JSON-LD" copied={jsonLd.length === 0 ? undefined : () => copied.jsonLd(scrape)}>
      {jsonLd.length === 0 ? (
        <Nothing>This page has no JSON-LD.</Nothing>
      ) : (
        <ul className="grid gap-2.5">
          {jsonLd.map(({ types, json, readable }, index) => (
            <li key={index}>
              {!readable && <p className="mb-1 text-[13px] text-lime-ink">This block is no valid JSON.</p>}
              <pre
                tabIndex={0}
                aria-label={types.join(', ') || 'JSON-LD'}
                className="max-h-64 overflow-auto rounded-panel bg-sunken px-4 py-3.5 font-mono text-[12.5px]/[1.65]"
              >
                {json}
              </pre>
            </li>
          ))}
        </ul>
      )}
    </ResultPart>
  )
}

export const SocialCards = ({ scrape }: { readonly scrape: Scrape }) => {
  const properties = [...scrape.openGraph, ...scrape.twitter]
  return (
    <ResultPart
      title="Sharing"
      aside="Open Graph and Twitter"
      advice={socialAdvice(scrape)}
      copied={properties.length === 0 ? undefined : () => copied.social(scrape)}
    >
      {properties.length === 0 ? (
        <Nothing>This page says nothing about how it is shared.</Nothing>
      ) : (
        <FoldedList
          what="properties"
          items={properties}
          row={({ property, content }) => (
            <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3 text-[14px]">
              <span className="truncate text-[13px] text-ink-3">{property}</span>
              <span className="truncate" title={content}>
                {content}
              </span>
            </div>
          )}
        />
      )}
    </ResultPart>
  )
}

export const Technologies = ({ scrape }: { readonly scrape: Scrape }) => {
  const { technologies } = scrape
  return (
    <ResultPart
      title="Technologies"
      aside={technologies.length === 0 ? undefined : String(technologies.length)}
      copied={technologies.length === 0 ? undefined : () => copied.technologies(scrape)}
    >
      {technologies.length === 0 ? (
        <Nothing>We recognise none of what this page is made with.</Nothing>
      ) : (
        <FoldedList
          what="technologies"
          items={technologies}
          row={({ technology, because }) => (
            <div className="flex min-w-0 items-baseline justify-between gap-3 text-[14px]">
              <span className="min-w-0 truncate font-[540]">{technology}</span>
              <span className="min-w-0 truncate text-[13px] text-ink-3" title={because}>
                {because}
              </span>
            </div>
          )}
        />
      )}
    </ResultPart>
  )
}
