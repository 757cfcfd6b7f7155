import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished, vi } from 'vitest'

/** A page of a list is short, so that there is a second one. */
const PAGE = 2

/** As much of S3 as the storage asks of it: objects by `/bucket/key`, credentials on every request. */
export const startBucket = async () => {
  const objects = new Map<string, { body: Buffer; type: string }>()
  const problem = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`
  const server = createServer((request, response) => {
    const key = new URL(request.url ?? '', 'http://s3').pathname
    const reply = (status: number, body: string | Buffer = '', type = 'application/xml') =>
      response.writeHead(status, { 'content-type': type }).end(body)
    const answer = async () => {
      const body = await buffer(request)
      if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')) return reply(403, problem('AccessDenied'))
      const object = objects.get(key)
      switch (request.method) {
        case 'PUT':
          objects.set(key, { body, type: request.headers['content-type'] ?? '' })
          return reply(200)
        case 'DELETE':
          objects.delete(key)
          return reply(204)
        case 'GET': {
          const { searchParams } = new URL(request.url ?? '', 'http://s3')
          const prefix = searchParams.get('prefix')
          if (prefix === null) return object === undefined ? reply(404, problem('NoSuchKey')) : reply(200, object.body, object.type)
          const keys = [...objects.keys()]
            .map((each) => each.slice(key.length))
            .toSorted()
            .filter((each) => each.startsWith(prefix))
          const begin = Number(searchParams.get('continuation-token') ?? 0)
          const contents = keys.slice(begin, begin + PAGE).map((each) => `<Contents><Key>${each}</Key></Contents>`)
          if (begin + PAGE < keys.length) contents.push(`<NextContinuationToken>${begin + PAGE}</NextContinuationToken>`)
          return reply(200, `<?xml version="1.0"?><ListBucketResult>${contents.join('')}</ListBucketResult>`)
        }
        default:
          return object === undefined ? reply(404, problem('NoSuchKey')) : reply(200, object.body, object.type)
      }
    }
    void answer()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  onTestFinished(() => server.closeAllConnections())
  const { port } = server.address() as AddressInfo
  return { url: `s3://uploads?region=eu-central-1&endpoint=http://127.0.0.1:${port}`, objects }
}

export const withCredentials = (secret: string) => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', secret)
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', secret)
  onTestFinished(() => void vi.unstubAllEnvs())
}
