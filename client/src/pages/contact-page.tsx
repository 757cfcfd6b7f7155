import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { ContactForm } from '../features/support/contact/contact-form.tsx'
import { drafted, selectSupport } from '../features/support/support-slice.ts'
import { loadContent, readContent } from '../lib/content/content.ts'
import type { Page } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { contentComponents } from './content-components.ts'

const SLUG = 'contact'

const ContactPage = () => {
  useGivenReference()
  const content = readContent(SLUG)
  if (content === undefined) return null
  const { Component, meta } = content
  return (
    <>
      <header className="border-b border-line-2 pb-7">
        <h1 className="text-[34px] font-bold md:text-[44px]">{meta.title}</h1>
        <p className="mt-3 text-lg text-pretty text-ink-2">{meta.description}</p>
      </header>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_250px]">
        <div>
          <noscript>
            <p className="mb-5 text-[14.5px] text-ink-2">This form needs JavaScript. You can write us an email instead.</p>
          </noscript>
          <ContactForm />
        </div>
        <div className="prose text-[14.5px]!">
          <Component components={contentComponents} />
        </div>
      </div>
    </>
  )
}

/** Our answers lead here with the reference of what they answer. */
const useGivenReference = () => {
  const given = usePlace().search.get('about') ?? ''
  const { draft } = useSelector(selectSupport)
  const dispatch = useDispatch()
  const isWanted = given !== '' && draft.about === ''
  useEffect(() => {
    if (isWanted) dispatch(drafted({ about: given }))
    // A reader who clears the field wants it clear.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [given])
}

/** For a route's `open`: the text is there before the page is. */
export const openContactPage = async (): Promise<{ page: Page<unknown> }> => {
  const content = await loadContent(SLUG)
  if (content === undefined) throw new Error(`There is no text ${SLUG}`)
  const { title, description } = content.meta
  return { page: { Component: ContactPage, head: () => ({ title, description }) } }
}
