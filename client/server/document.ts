import type { RenderedPage } from '../src/app/server-entry.tsx'
import { THEME_SCRIPT } from '../src/lib/theme/theme.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

/** `<` is the one character with which data could end its own script element. */
const embed = (state: unknown) => JSON.stringify(state).replaceAll('<', '\\u003c')

export type DocumentParts = { page: RenderedPage; tags: string; canonical: string }

export const writeDocument = ({ page, tags, canonical }: DocumentParts) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(page.title)}</title>
<meta name="description" content="${escape(page.description)}">
${page.status === 200 ? `<link rel="canonical" href="${escape(canonical)}">` : '<meta name="robots" content="noindex">'}
<meta name="theme-color" content="#fcfaf6" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#120e0a" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script>${THEME_SCRIPT}</script>
${tags}
</head>
<body>
<div id="root">${page.markup}</div>
<script type="application/json" id="state">${embed(page.state)}</script>
</body>
</html>
`
