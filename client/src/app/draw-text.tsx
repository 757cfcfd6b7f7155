import { renderToStaticMarkup } from 'react-dom/server'
import { Markdown } from '../ui/markdown.tsx'

/** React writes quotes as they are around attributes alone, whatever stands in a text. */
const TO_US = / (href|src)="\//g
const SIZES = / srcSet="[^"]*"/g

/** Draws a text that a member wrote as a page would show it. It is read elsewhere, so its addresses name our site. */
export const drawText = (text: string, site: string): string =>
  renderToStaticMarkup(<Markdown text={text} />)
    .replaceAll(SIZES, '')
    .replaceAll(TO_US, ` $1="${new URL(site).origin}/`)
