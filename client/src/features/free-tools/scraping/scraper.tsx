import { type SubmitEvent, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { usePlace } from '../../../lib/page/place-context.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { LinkIcon } from '../../../ui/icons.tsx'
import { ScrapeResult } from './scrape-result.tsx'
import { ScrapeSkeleton } from './scrape-skeleton.tsx'
import { scrapeRequested, selectScrape, typedAgain } from './scrape-slice.ts'

/** An address in the page's own address is filled in, but nothing is fetched before its reader wants it: a link must not make us fetch. */
export const Scraper = () => {
  const { search } = usePlace()
  const { isFetching, error, result } = useSelector(selectScrape)
  const [typed, setTyped] = useState(search.get('url') ?? result?.url ?? '')
  const field = useRef<HTMLInputElement>(null)
  const dispatch = useDispatch()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isFetching) return
    dispatch(scrapeRequested(typed))
    field.current?.focus()
  }
  return (
    <>
      <form onSubmit={submit} noValidate>
        <Field label="Address of a page" hideLabel error={error}>
          {(wiring) => (
            <div className="input-frame h-13.5 rounded-[17px] pr-2 pl-4">
              <LinkIcon className="size-4 text-ink-3" />
              <input
                ref={field}
                name="url"
                type="url"
                inputMode="url"
                placeholder="fernweh.example"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={2_048}
                className="input h-full text-[16px]"
                value={typed}
                onChange={({ currentTarget }) => {
                  setTyped(currentTarget.value)
                  dispatch(typedAgain())
                }}
                {...wiring}
              />
              <Button type="submit" className="needs-script" busy={isFetching}>
                Fetch
              </Button>
            </div>
          )}
        </Field>
        <noscript>
          <p className="mt-2 text-[13.5px] text-ink-2">Website scraping needs JavaScript.</p>
        </noscript>
      </form>
      <p role="status" className="sr-only">
        {isFetching ? 'Fetching the page' : ''}
      </p>
      {isFetching ? <ScrapeSkeleton /> : result !== null && <ScrapeResult scrape={result} />}
    </>
  )
}
