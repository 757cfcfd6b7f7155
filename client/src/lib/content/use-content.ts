import { use } from 'react'
import { type Content, loadContent, readContent } from './content.ts'

/** At once where the text was loaded before drawing; otherwise the nearest Suspense waits for it. Only for a text that exists. */
export const useContent = (slug: string): Content | undefined => readContent(slug) ?? use(loadContent(slug))
