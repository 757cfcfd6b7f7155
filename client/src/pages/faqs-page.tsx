import { loadContent } from '../lib/content/content.ts'
import { openContentPage } from './content-page.tsx'
import { faqPage } from './faq-structured-data.ts'

export const openFaqsPage = async () => {
  const content = await loadContent('faqs')
  return openContentPage('faqs', content && { head: { jsonLd: [faqPage(content)] } })
}
