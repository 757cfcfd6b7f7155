import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { ServerResponse } from 'node:http'

const packages = createRequire(import.meta.url)

const FILES: Readonly<Record<string, { readonly type: string; readonly file: string | URL }>> = {
  '/sign-in.css': { type: 'text/css; charset=utf-8', file: new URL('sign-in.css', import.meta.url) },
  '/inter.woff2': { type: 'font/woff2', file: packages.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2') },
  '/bricolage.woff2': {
    type: 'font/woff2',
    file: packages.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2'),
  },
}

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

/** The form leads back to Debut at once, so that it may go there too. */
const policyFor = (origins: readonly string[]) =>
  `default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self' ${origins.join(' ')}; frame-ancestors 'none'`

const document = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Debut ID (local)</title>
<link rel="stylesheet" href="/sign-in.css">
</head>
<body>
<main>
<p class="brand">Debut ID <span>local</span></p>
${body}
</main>
</body>
</html>
`

export const signInPage = ({ action, clientName, complaint }: { action: string; clientName: string; complaint?: string | undefined }) =>
  document(
    'Sign in',
    `<h1>Sign in to ${escaped(clientName)}</h1>
<p>This stands in for Google, GitHub and the like while Debut runs on your machine. Sign in as anyone you like: whatever you type is accepted.</p>
${complaint === undefined ? '' : `<p role="alert">${escaped(complaint)}</p>`}
<form method="post" action="${escaped(action)}">
<label>Name <input name="name" autocomplete="name" required maxlength="100" value="Ines Moreau"></label>
<label>Email <input name="email" type="email" autocomplete="email" required maxlength="320" value="ines@example.com"></label>
<label class="check"><input type="checkbox" name="verified" value="yes" checked> This provider has verified the address</label>
<div class="actions">
<button name="answer" value="continue">Continue</button>
<button name="answer" value="cancel" class="quiet" formnovalidate>Cancel</button>
</div>
</form>`,
  )

export const problemPage = (reason: string) =>
  document('Something is wrong', `<h1>This does not lead on</h1>\n<p>${escaped(reason)}</p>\n<p>Go back to Debut and start again.</p>`)

export const sendPage = (response: ServerResponse, status: number, page: string, origins: readonly string[]): void => {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyFor(origins),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
  response.end(page)
}

/** What the pages look like; false for any other path. */
export const sendFile = async (response: ServerResponse, path: string): Promise<boolean> => {
  const known = Object.hasOwn(FILES, path) ? FILES[path] : undefined
  if (known === undefined) return false
  response.writeHead(200, { 'content-type': known.type, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
  response.end(await readFile(known.file))
  return true
}
