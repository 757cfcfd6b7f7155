import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { isIPv6, type AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createOutgoing, wholeBody } from './outgoing.ts'
import { type Reach, reaching } from './reach.ts'
import type { Resolve } from './resolve.ts'
import { HOSTILE_ADDRESSES, HOSTILE_NAMES, OPEN_ADDRESSES, OPEN_NAMES } from './testing/hostile-addresses.ts'

const resolveMadeUp: Resolve = async (name) =>
  (HOSTILE_NAMES[name] ?? OPEN_NAMES[name] ?? []).map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))

const PAGE = { accept: ['text/html'], mostBytes: 64 * 1024 }

describe('the open internet', () => {
  const reach = reaching({ resolve: resolveMadeUp })

  it('is tried by a corpus of some size', () => expect(HOSTILE_ADDRESSES.length).toBeGreaterThan(140))

  it.each(HOSTILE_ADDRESSES)('is not where $address leads', async ({ address, reason }) => {
    await expect(createOutgoing({ reach })(address, PAGE)).rejects.toMatchObject({ name: 'OutgoingError', reason })
  })

  it.each(OPEN_ADDRESSES)('is where %s leads', async (address, found) => {
    const reached = await reach(new URL(address), AbortSignal.timeout(1_000))
    expect(reached.map((each) => each.address)).toEqual(found)
  })

  it('ends where there is no such name', async () => {
    await expect(createOutgoing()('https://no-such-name.invalid/', PAGE)).rejects.toMatchObject({ reason: 'unreachable' })
  })
})

describe('a server elsewhere', () => {
  type Answer = (response: ServerResponse, request: IncomingMessage) => unknown
  let pages: Record<string, Answer>
  let asked: string[]
  let server: ReturnType<typeof createServer>
  let origin: string
  let port: number

  const html = (response: ServerResponse, body: string | Buffer = '<title>Here</title>', headers: Record<string, string> = {}) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body)
  const redirect =
    (to: string, status = 302): Answer =>
    (response) =>
      response.writeHead(status, { location: to }).end()

  beforeEach(async () => {
    asked = []
    pages = {}
    server = createServer((request, response) => {
      asked.push(request.url ?? '')
      const answer = pages[request.url ?? '']
      if (answer === undefined) response.writeHead(404).end()
      else answer(response, request)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
    origin = `http://127.0.0.1:${port}`
  })
  afterEach(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })

  /** This machine stands for the internet. */
  const here = (resolve: Resolve = resolveMadeUp): Reach =>
    reaching({ ports: [port], isOpen: (address) => address === '127.0.0.1', resolve })
  const get = async (path: string, request: Partial<Parameters<ReturnType<typeof createOutgoing>>[1]> = {}, timeoutMs = 5_000) => {
    const answer = await createOutgoing({ reach: here(), userAgent: 'Debut', timeoutMs })(origin + path, { ...PAGE, ...request })
    return { ...answer, url: answer.url.href, body: (await wholeBody(answer)).toString() }
  }
  const reasonOf = (...given: Parameters<typeof get>): Promise<unknown> =>
    get(...given).then(
      () => 'answered',
      (error: { reason?: string }) => error.reason ?? error,
    )

  it('is asked for a page as a browser would, but without anything of ours', async () => {
    let headers = {}
    pages['/page?of=it'] = (response, request) => {
      headers = request.headers
      html(response)
    }
    expect(await get('/page?of=it#part')).toEqual({
      url: `${origin}/page?of=it`,
      contentType: 'text/html; charset=utf-8',
      headers: expect.objectContaining({ 'transfer-encoding': 'chunked' }),
      body: '<title>Here</title>',
    })
    expect(headers).toEqual({
      host: `127.0.0.1:${port}`,
      accept: 'text/html',
      'accept-encoding': 'gzip, br',
      'accept-language': 'en',
      'user-agent': 'Debut',
      connection: 'close',
    })
  })

  it('is followed three times, and no further', async () => {
    pages = { '/1': redirect('/2', 301), '/2': redirect(`${origin}/3`, 307), '/3': redirect('4', 308), '/4': (response) => html(response) }
    expect((await get('/1')).url).toBe(`${origin}/4`)
    pages['/0'] = redirect('/1', 303)
    expect(await reasonOf('/0')).toBe('redirected')
    pages['/round'] = redirect('/round')
    expect(await reasonOf('/round')).toBe('redirected')
  })

  it('is followed to an address with characters outside ASCII', async () => {
    pages['/1'] = (response) => response.writeHead(302, { location: Buffer.from('/größe').toString('latin1') }).end()
    pages['/gr%C3%B6%C3%9Fe'] = (response) => html(response)
    expect((await get('/1')).url).toBe(`${origin}/gr%C3%B6%C3%9Fe`)
  })

  it('leads nowhere that could not have been named at first', async () => {
    const outgoing = createOutgoing({ reach: reaching({ also: [origin], resolve: resolveMadeUp }) })
    // What has no scheme is an address of its own.
    for (const { address, reason } of HOSTILE_ADDRESSES.filter(({ address }) => /^[a-z-]+:/.test(address))) {
      pages['/1'] = (response) => response.writeHead(302, { location: Buffer.from(address).toString('latin1') }).end()
      const found = await outgoing(`${origin}/1`, PAGE).catch((error: { reason?: string }) => error.reason)
      expect({ address, found }).toEqual({ address, found: reason })
    }
    expect(new Set(asked)).toEqual(new Set(['/1']))
  })

  it('is not followed to another origin where only its own was meant', async () => {
    pages = { '/1': redirect('/2'), '/2': redirect(`http://public.example:${port}/`) }
    expect(await reasonOf('/1', { sameOrigin: true })).toBe('redirected')
    expect(asked).toEqual(['/1', '/2'])
  })

  it('is connected to where its name led when it was checked, and checked again with each step', async () => {
    const answers = ['127.0.0.1', '127.0.0.1', '127.0.0.2', '127.0.0.1']
    const names: string[] = []
    const rebinding: Resolve = async (name) => {
      names.push(name)
      return [{ address: answers[names.length - 1] ?? '', family: 4 }]
    }
    const outgoing = createOutgoing({ reach: here(rebinding) })
    pages = { '/1': redirect('/2'), '/2': redirect('/3'), '/3': (response) => html(response) }
    await expect(outgoing(`http://rebinding.example:${port}/1`, PAGE)).rejects.toMatchObject({ reason: 'not-public' })
    expect(names).toHaveLength(3)
    expect(asked).toEqual(['/1', '/2'])
  })

  it('is connected to by those of its addresses that are open', async () => {
    const mixed: Resolve = async () => [
      { address: '127.0.0.3', family: 4 },
      { address: '::1', family: 6 },
      { address: '127.0.0.1', family: 4 },
    ]
    pages['/1'] = (response, { socket }) => html(response, socket.localAddress)
    const answer = await createOutgoing({ reach: here(mixed) })(`http://mixed.example:${port}/1`, PAGE)
    expect((await wholeBody(answer)).toString()).toBe('127.0.0.1')
  })

  it('is not reached over a connection that was made by other rules', async () => {
    pages['/1'] = (response) => html(response)
    await get('/1')
    await expect(createOutgoing()(`${origin}/1`, PAGE)).rejects.toMatchObject({ reason: 'not-public' })
    expect(asked).toEqual(['/1'])
  })

  it('may be one of ours, if it is named', async () => {
    pages['/1'] = (response) => html(response)
    const outgoing = createOutgoing({ reach: reaching({ also: [origin] }) })
    expect((await wholeBody(await outgoing(`${origin}/1`, PAGE))).toString()).toBe('<title>Here</title>')
    pages['/2'] = redirect('http://127.0.0.1:1/')
    await expect(outgoing(`${origin}/2`, PAGE)).rejects.toMatchObject({ reason: 'not-public' })
  })

  it('is distinguished from one that has no such page, and from one that is broken', async () => {
    pages = { '/503': (response) => response.writeHead(503).end(), '/204': (response) => response.writeHead(204).end() }
    for (const status of [404, 503, 204]) await expect(get(`/${status}`)).rejects.toMatchObject({ reason: 'error-status', status })
    expect(await reasonOf('/x', {}, 5_000)).toBe('error-status')
  })

  it('answers with what was asked for, or is not read', async () => {
    pages['/picture'] = (response) => html(response, 'x', { 'content-type': 'IMAGE/png' })
    pages['/none'] = (response) => response.writeHead(200).end('x')
    expect((await get('/picture', { accept: ['text/html', 'image/*'] })).body).toBe('x')
    expect(await reasonOf('/picture')).toBe('wrong-type')
    expect(await reasonOf('/none')).toBe('wrong-type')
    pages['/almost'] = (response) => html(response, 'x', { 'content-type': 'text/html-but-not' })
    expect(await reasonOf('/almost')).toBe('wrong-type')
  })

  it('is read up to a limit, without believing what it says of its length', async () => {
    pages['/full'] = (response) => html(response, randomBytes(64 * 1024))
    pages['/more'] = (response) => html(response, randomBytes(64 * 1024 + 1))
    expect(await reasonOf('/full')).toBe('answered')
    expect(await reasonOf('/more')).toBe('too-large')
    pages['/endless'] = (response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const more = () => {
        while (!response.destroyed && response.write(randomBytes(16 * 1024)));
      }
      response.on('drain', more)
      more()
    }
    expect(await reasonOf('/endless')).toBe('too-large')
  })

  it.each([
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('may pack its answer with %s, but not a thousand times', async (encoding, pack) => {
    pages['/packed'] = (response) => html(response, pack(Buffer.from('<title>Packed</title>')), { 'content-encoding': encoding })
    pages['/bomb'] = (response) => html(response, pack(Buffer.alloc(16 * 1024 * 1024)), { 'content-encoding': encoding })
    pages['/torn'] = (response) => html(response, pack(randomBytes(1_000)).subarray(0, 500), { 'content-encoding': encoding })
    expect((await get('/packed')).body).toBe('<title>Packed</title>')
    expect(await reasonOf('/bomb')).toBe('too-large')
    expect(await reasonOf('/torn')).toBe('unreachable')
  })

  it('can’t hide without end what unpacks to nothing', async () => {
    const nothing = gzipSync('')
    pages['/nothing'] = (response) =>
      html(response, Buffer.concat(Array.from({ length: 4_000 }, () => nothing)), { 'content-encoding': 'gzip' })
    expect(await reasonOf('/nothing')).toBe('too-large')
  })

  it('may not pack it in ways that were not offered', async () => {
    for (const encoding of ['deflate', 'zstd', 'gzip, gzip', 'constructor']) {
      pages['/packed'] = (response) => html(response, gzipSync(gzipSync('x')), { 'content-encoding': encoding })
      expect(await reasonOf('/packed')).toBe('unreachable')
    }
  })

  it('has so much time for all of it, wherever it spends it', async () => {
    pages['/silent'] = () => {}
    pages['/begun'] = (response) => response.writeHead(200, { 'content-type': 'text/html' }).write('<title>')
    pages['/drip'] = (response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const timer = setInterval(() => response.write('x'), 20)
      response.on('close', () => clearInterval(timer))
    }
    pages['/header'] = (_response, { socket }) => {
      const timer = setInterval(() => socket.write('HTTP/1.1 100 Continue\r\n\r\n'), 20)
      socket.on('close', () => clearInterval(timer))
    }
    pages['/round'] = (response) => void setTimeout(() => redirect('/begun')(response, {} as IncomingMessage), 50)
    for (const path of ['/silent', '/begun', '/drip', '/header', '/round']) expect(await reasonOf(path, {}, 300)).toBe('timed-out')
    const slow: Resolve = () => new Promise(() => {})
    await expect(createOutgoing({ reach: here(slow), timeoutMs: 100 })(`http://slow.example:${port}/`, PAGE)).rejects.toMatchObject({
      reason: 'timed-out',
    })
    expect(await reasonOf('/silent', { signal: AbortSignal.abort() })).toBe('timed-out')
  })

  it('is closed as soon as enough of it was read, or when its reader stops', async () => {
    const closed: Promise<unknown>[] = []
    pages['/drip'] = (response) => {
      closed.push(once(response, 'close'))
      response.writeHead(200, { 'content-type': 'text/html' }).write('<title>Enough</title>')
    }
    const answer = await createOutgoing({ reach: here(), timeoutMs: 60_000 })(`${origin}/drip`, PAGE)
    for await (const chunk of answer.body) {
      expect(chunk.toString()).toBe('<title>Enough</title>')
      break
    }
    await Promise.all(closed)
    await createOutgoing({ reach: here(), timeoutMs: 100 })(`${origin}/drip`, PAGE)
    await Promise.all(closed)
    expect(closed).toHaveLength(2)
  })

  it.each([
    ['no HTTP at all', '220 mail.example ESMTP\r\n'],
    ['endless headers', `HTTP/1.1 200 OK\r\n${'x-more: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\r\n'.repeat(3_000)}`],
    ['another protocol', 'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n'],
    ['two lengths', 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab'],
    ['half of what it promised', 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 100\r\n\r\nab'],
    ['nothing', ''],
  ])('is given up where it says %s', async (_what, bytes) => {
    pages['/1'] = (_response, { socket }) => socket.end(bytes)
    expect(await reasonOf('/1')).toBe('unreachable')
  })

  it('is unreachable where the port is closed', async () => {
    server.close()
    await once(server, 'close')
    expect(await reasonOf('/1')).toBe('unreachable')
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
})
