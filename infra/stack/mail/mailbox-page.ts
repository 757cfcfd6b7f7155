import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Mail } from './mail.ts'
import type { Mails } from './mails.ts'

const packages = createRequire(import.meta.url)

/** Nothing but what this server itself sends; messages are shown in a frame with a policy of their own. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** A message may look as it likes and open links in new windows; it can run, send and embed nothing. */
const MESSAGE_POLICY =
  "default-src 'none'; img-src data: http: https:; style-src 'unsafe-inline' http: https:; font-src data: http: https:; media-src http: https:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

const FILES = [
  { path: '/', type: 'text/html; charset=utf-8', file: new URL('page/mailbox.html', import.meta.url) },
  { path: '/mailbox.css', type: 'text/css; charset=utf-8', file: new URL('page/mailbox.css', import.meta.url) },
  { path: '/mailbox.js', type: 'text/javascript; charset=utf-8', file: new URL('page/mailbox.js', import.meta.url) },
  {
    path: '/inter.woff2',
    type: 'font/woff2',
    file: packages.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  },
  {
    path: '/bricolage.woff2',
    type: 'font/woff2',
    file: packages.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2'),
  },
]

/** Pictures that came with the message, in place of the `cid:` that names them. */
const withInlinePictures = (html: string, mail: Mail): string =>
  html.replaceAll(/\bcid:([^\s"'<>()]+)/gi, (reference, contentId: string) => {
    const parts = [...mail.message.Inline, ...mail.message.Attachments]
    const part = parts.find(({ ContentID, ContentType }) => ContentID === contentId && ContentType.startsWith('image/'))
    const content = part && mail.partContent(part.PartID)?.content
    return content === undefined ? reference : `data:${part?.ContentType};base64,${content.toString('base64')}`
  })

/** Links open beside the mailbox, not in the frame. It stands first: a `target` the message sets by itself still wins. */
const documentOf = (mail: Mail): string => {
  const base = '<base target="_blank">'
  const html = withInlinePictures(mail.message.HTML, mail)
  const head = /<head\b[^>]*>/i.exec(html)
  if (head === null) return `<!doctype html>${base}${html}`
  const end = head.index + head[0].length
  return html.slice(0, end) + base + html.slice(end)
}

/** The page people read their mail on. */
export const mailboxPage = (app: FastifyInstance, mails: Mails): void => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': PAGE_POLICY,
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
  })

  for (const { path, type, file } of FILES) {
    app.get(path, async (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', 'no-cache')
        .send(await readFile(file)),
    )
  }

  app.get('/view/:file', async (request, reply) => {
    const { file } = z.object({ file: z.string() }).parse(request.params)
    const mail = file.endsWith('.html') ? await mails.mail(file.slice(0, -'.html'.length)) : undefined
    if (mail === undefined) return reply.callNotFound()
    return reply.header('content-security-policy', MESSAGE_POLICY).type('text/html; charset=utf-8').send(documentOf(mail))
  })
}
