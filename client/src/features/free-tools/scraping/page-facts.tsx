import type { Scrape } from '@debut/events/free-tools/scrape-answers.ts'
import { type Advice, canonicalAdvice, descriptionAdvice, languageAdvice, robotsAdvice, titleAdvice } from './advice.ts'
import { AdviceText, ResultPart } from './result-part.tsx'
import { copied } from './scrape-texts.ts'

interface Fact {
  readonly name: string
  readonly value: string | null
  readonly advice?: Advice | undefined
  readonly isStrong?: boolean
}

const factsOf = (scrape: Scrape): Fact[] => [
  { name: 'Title', value: scrape.title, advice: titleAdvice(scrape), isStrong: true },
  { name: 'Description', value: scrape.description, advice: descriptionAdvice(scrape) },
  { name: 'Canonical', value: scrape.canonical, advice: canonicalAdvice(scrape) },
  { name: 'Language', value: scrape.language, advice: languageAdvice(scrape) },
  ...(scrape.hreflang.length > 0 ? [{ name: 'Hreflang', value: scrape.hreflang.map(({ language }) => language).join(', ') }] : []),
  ...(scrape.robots === null ? [] : [{ name: 'Robots', value: scrape.robots, advice: robotsAdvice(scrape) }]),
]

export const PageFacts = ({ scrape }: { readonly scrape: Scrape }) => (
  <ResultPart title="Title and description" copied={() => copied.page(scrape)} isWide>
    <dl className="grid gap-3">
      {factsOf(scrape).map(({ name, value, advice, isStrong = false }) => (
        <div
          key={name}
          className="grid grid-cols-[82px_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1 md:grid-cols-[92px_minmax(0,1fr)_auto]"
        >
          <dt className="text-[13px] text-ink-3">{name}</dt>
          <dd className={`text-[14.5px] wrap-anywhere ${isStrong ? 'font-[600]' : ''}`}>
            {value ?? <span className="text-ink-3">None</span>}
          </dd>
          {advice !== undefined && (
            <dd className="max-md:col-start-2">
              <AdviceText {...advice} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  </ResultPart>
)
