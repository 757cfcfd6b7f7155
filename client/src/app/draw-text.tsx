import { renderToStaticMarkup } from 'react-dom/server'
import { Markdown } from '../ui/markdown.tsx'

/** React writes quotes as they are around attributes alone, whatever stands in a text. */
const TO_US = / (href|src)="\//g
const SIZES = / srcSet="[^"]*"/g

/** What a member wrote, as a page shows it, for those who read it elsewhere: its addresses name our site. */
export const drawText = (text: string, site: string): string =>
  renderToStaticMarkup(<Markdown text={text} />)
    .replaceAll(SIZES, '')
    .replaceAll(TO_US, ` $1="${new URL(site).origin}/`)
