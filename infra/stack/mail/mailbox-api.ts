import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Mails } from './mails.ts'
import { searchMails } from './mail-search.ts'

const DEFAULT_LIMIT = 50

/** What cannot be read counts as not given, as in Mailpit. */
const Paging = z.object({ start: z.coerce.number().int().min(0).catch(0), limit: z.coerce.number().int().min(1).catch(DEFAULT_LIMIT) })
const Search = z.object({ query: z.string().trim().catch(''), tz: z.string().optional().catch(undefined) })
const ById = z.object({ id: z.string() })
const ByPart = z.object({ id: z.string(), partId: z.string() })
const Selection = z.object({ IDs: z.array(z.string()).nullish(), Search: z.string().nullish(), Read: z.boolean().nullish() })

/** Types a browser would run or style with: these are only ever downloaded. */
const ACTIVE_TYPES = /html|xml|svg|javascript|ecmascript|css/

const parseSelection = (body: unknown): z.infer<typeof Selection> | undefined => {
  try {
    return Selection.parse(JSON.parse(String(body)))
  } catch {
    return undefined
  }
}

const plain = (reply: FastifyReply, status: number, text: string) => reply.code(status).type('text/plain; charset=utf-8').send(text)
const ok = (reply: FastifyReply) => plain(reply, 200, 'ok')
const notFound = (reply: FastifyReply) => plain(reply, 404, '404 page not found')

/** Mailpit's routes, its names and its answers: what is written for Mailpit reads this mailbox. */
export const mailboxApi = (app: FastifyInstance, mails: Mails): void => {
  const matching = (query: unknown) => {
    const { query: words, tz } = Search.parse(query)
    return words === '' ? undefined : searchMails(mails.newestFirst(), words, tz)
  }
  const page = (query: unknown, found = mails.newestFirst()) => {
    const { start, limit } = Paging.parse(query)
    const everything = mails.newestFirst()
    const messages = found.slice(start, start + limit).map(({ summary }) => summary)
    return {
      total: everything.length,
      unread: everything.filter(({ summary }) => !summary.Read).length,
      count: messages.length,
      messages_count: found.length,
      messages_unread: found.filter(({ summary }) => !summary.Read).length,
      start,
      tags: [...new Set(everything.flatMap(({ summary }) => summary.Tags))].toSorted(),
      messages,
    }
  }
  /** `latest` is the newest that fits the query, where there is one. */
  const idOf = (id: string, query: unknown) => (id === 'latest' ? (matching(query) ?? mails.newestFirst())[0]?.summary.ID : id)

  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.setNotFoundHandler((_request, reply) => notFound(reply))

  app.get('/api/v1/messages', (request) => page(request.query))

  app.get('/api/v1/search', (request, reply) => {
    const found = matching(request.query)
    return found === undefined ? plain(reply, 400, 'Error: no search query') : page(request.query, found)
  })

  app.delete('/api/v1/search', async (request, reply) => {
    const found = matching(request.query)
    if (found === undefined) return plain(reply, 400, 'Error: no search query')
    await mails.remove(found.map(({ summary }) => summary.ID))
    return ok(reply)
  })

  app.delete('/api/v1/messages', async (request, reply) => {
    const ids = parseSelection(request.body)?.IDs ?? []
    await mails.remove(ids.length > 0 ? ids : mails.newestFirst().map(({ summary }) => summary.ID))
    return ok(reply)
  })

  app.put('/api/v1/messages', async (request, reply) => {
    const asked = parseSelection(request.body)
    if (asked === undefined) return plain(reply, 400, 'The body is not the JSON this takes')
    const ids = asked.IDs ?? []
    const words = asked.Search ?? ''
    if (ids.length > 0 && words !== '') return plain(reply, 400, 'You may specify either IDs or a search query, not both')
    const found = words === '' ? mails.newestFirst() : searchMails(mails.newestFirst(), words)
    await mails.setRead(ids.length > 0 ? ids : found.map(({ summary }) => summary.ID), asked.Read ?? false)
    return ok(reply)
  })

  app.get('/api/v1/message/:id', async (request, reply) => {
    const id = idOf(ById.parse(request.params).id, request.query)
    if (id === undefined) return plain(reply, 404, 'no messages found')
    const mail = await mails.mail(id)
    if (mail === undefined) return notFound(reply)
    await mails.setRead([id], true)
    return mail.message
  })

  app.get('/api/v1/message/:id/headers', async (request, reply) => {
    const mail = await mails.mail(idOf(ById.parse(request.params).id, request.query) ?? '')
    return mail === undefined ? notFound(reply) : mail.headers
  })

  app.get('/api/v1/message/:id/raw', async (request, reply) => {
    const id = idOf(ById.parse(request.params).id, request.query) ?? ''
    const raw = await mails.raw(id)
    if (raw === undefined) return notFound(reply)
    if (z.object({ dl: z.literal('1') }).safeParse(request.query).success) {
      reply.header('content-disposition', `attachment; filename="${id}.eml"`)
    }
    return reply.type('text/plain; charset=utf-8').send(raw)
  })

  app.get('/api/v1/message/:id/part/:partId', async (request, reply) => {
    const { id, partId } = ByPart.parse(request.params)
    const mail = await mails.mail(idOf(id, request.query) ?? '')
    const found = mail?.partContent(partId)
    if (found === undefined) return notFound(reply)
    const { FileName, ContentID, ContentType } = found.part
    const isActive = ACTIVE_TYPES.test(ContentType)
    const fileName = encodeURIComponent(FileName || ContentID)
    reply.header('content-disposition', `${isActive ? 'attachment' : 'inline'}; filename="${fileName}"`)
    return reply.type(isActive ? 'application/octet-stream' : ContentType).send(found.content)
  })
}
