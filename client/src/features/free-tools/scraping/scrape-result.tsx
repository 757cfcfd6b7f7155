import type { Scrape } from '@debut/events/free-tools/scrape-answers.ts'
import { saveFile } from '../../../lib/api/save-file.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Link } from '../../../ui/link.tsx'
import { PageFacts } from './page-facts.tsx'
import { PageHeadings } from './page-headings.tsx'
import { PageIcons } from './page-icons.tsx'
import { PageLinks } from './page-links.tsx'
import { PagePictures } from './page-pictures.tsx'
import { SocialCards, StructuredData, Technologies } from './page-data.tsx'
import { scrapeCsv } from './scrape-csv.ts'
import { bytesLabel, secondsLabel } from './scrape-texts.ts'

const jsonOf = (scrape: Scrape) => JSON.stringify(scrape, undefined, 2)

const save = (scrape: Scrape, text: string, type: string, ending: string) =>
  saveFile(new Blob([text], { type }), `${URL.parse(scrape.url)?.hostname ?? 'page'}.${ending}`)

const draftPath = ({ url, siteName }: Scrape) =>
  `/submit-a-tool?${new URLSearchParams({ ...(siteName !== null && { name: siteName }), url }).toString()}`

export const ScrapeResult = ({ scrape }: { readonly scrape: Scrape }) => (
  <section aria-label={`What ${URL.parse(scrape.url)?.hostname ?? 'the page'} says of itself`}>
    <div className="my-4 flex flex-wrap items-center gap-x-4 gap-y-2.5">
      <p role="status" className="min-w-0 text-[13px] text-ink-3 tabular-nums wrap-anywhere">
        {scrape.url} · fetched in {secondsLabel(scrape.tookMs)} · {bytesLabel(scrape.bytes)} · status 200
      </p>
      <div className="ml-auto flex gap-2">
        <CopyButton text={() => jsonOf(scrape)} label="Copy all" />
        <Button look="quiet" size="s" onClick={() => save(scrape, jsonOf(scrape), 'application/json', 'json')}>
          JSON
        </Button>
        <Button look="quiet" size="s" onClick={() => save(scrape, scrapeCsv(scrape), 'text/csv', 'csv')}>
          CSV
        </Button>
      </div>
    </div>
    {scrape.cut && (
      <p role="status" className="mb-4 text-[13.5px] text-lime-ink">
        This page is nested so deeply that we stopped reading it. What comes further down is missing here.
      </p>
    )}
    <div className="grid gap-4 md:grid-cols-2">
      <PageFacts scrape={scrape} />
      <PageIcons scrape={scrape} />
      <PageHeadings scrape={scrape} />
      <PagePictures scrape={scrape} />
      <PageLinks scrape={scrape} />
      <StructuredData scrape={scrape} />
      <SocialCards scrape={scrape} />
      <Technologies scrape={scrape} />
    </div>
    <div className="mt-4.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-card border border-line-2 bg-surface px-5 py-4">
      <p>Launching this product? Start a draft with these details filled in.</p>
      <Link to={draftPath(scrape)} className={`${buttonClass('primary', 'm')} ml-auto`}>
        Start a draft
      </Link>
    </div>
  </section>
)
