import fc from 'fast-check'
import { runs } from '@debut/events/testing/runs.ts'
import { describe, expect, it } from 'vitest'
import { headReader } from './head-reader.ts'

const read = (html: string | Buffer, { contentType = 'text/html', piece = Infinity } = {}) => {
  const bytes = Buffer.from(html)
  const reader = headReader(contentType)
  let at = 0
  while (at < bytes.length && !reader.write(bytes.subarray(at, at + piece))) at += piece
  return { ...reader.end(), read: Math.min(at, bytes.length) }
}
/** As the encodings of one byte for each character write it. */
const latin1 = (text: string) => Buffer.from(text, 'latin1')

describe('the head of a page', () => {
  const page = `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Paperplane &mdash; notes that fold themselves</title>
    <meta name="Description" content="Tom &amp; Jerry&#39;s">
    <meta property="og:image" content="/1.png"><meta property="og:image" content="/2.png">
    <link rel="ICON  shortcut" href=" /icon.png " sizes="32x32" type="image/PNG">
    <script>if (a < b) document.write("<meta name='evil' content='x'></head><body>")</script>
    <style>a::before { content: "<title>Style</title>" }</style>
    <script type="application/ld+json">{"name":"</scr\\u0069pt>"}</script>
    </head><body><meta name="late" content="x"><h1>Never read</h1></body></html>`

  it('is read as it stands there, however it comes', () => {
    for (const piece of [Infinity, 4_096, 100, 7, 1]) {
      const { title, meta, links, linkedData } = read(page, { piece })
      expect(title).toBe('Paperplane — notes that fold themselves')
      expect(Object.fromEntries(meta)).toEqual({ description: ["Tom & Jerry's"], 'og:image': ['/1.png', '/2.png'] })
      expect(links).toEqual([{ rel: ['icon', 'shortcut'], href: '/icon.png', type: 'image/png', sizes: '32x32', hreflang: '' }])
      expect(linkedData).toEqual([String.raw`{"name":"</scr\u0069pt>"}`])
    }
  })

  it('is all that is read', () => {
    expect(read(`${page}${'x'.repeat(100_000)}`, { piece: 2_048 }).read).toBe(0)
    expect(read(`<title>A</title><body>${'x'.repeat(100_000)}`, { piece: 2_048 }).read).toBe(0)
  })

  it.each([
    ['no head and no body', '<title>A</title><meta name=description content=B><p>Text', 'A', 'B'],
    ['no quotes', '<meta name=description content=B/><title>A</title>', 'A', 'B/'],
    ['upper case', '<HTML><HEAD><TITLE>A</TITLE><META NAME="DESCRIPTION" CONTENT="B"></HEAD>', 'A', 'B'],
    ['single quotes and line breaks', "<meta\n name = 'description'\n content = 'B'\n/><title\n>A</title\n>", 'A', 'B'],
    ['a title that never ends', '<meta name="description" content="B"><title>A', 'A', 'B'],
    ['a title without a text, and then another', '<title></title><title>A</title><meta name="description" content="B">', 'A', 'B'],
    ['a drawing with a title of its own', '<svg><title>Icon</title></svg><title>A</title><meta name="description" content="B">', 'A', 'B'],
    [
      'what belongs into the body',
      '<head><div>Banner</div><noscript><img src=x></noscript><title>A</title><meta name="description" content="B">',
      'A',
      'B',
    ],
    [
      'comments for old browsers',
      '<!--[if IE]><title>IE</title><![endif]--><title>A</title><meta name="description" content="B">',
      'A',
      'B',
    ],
    ['a comment that never ends', '<title>A</title><meta name="description" content="B"><!-- <title>C</title>', 'A', 'B'],
    ['tags that close nothing', '</div></span><title>A</title></p><meta name="description" content="B"></b>', 'A', 'B'],
    [
      'XML',
      '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>A</title><meta name="description" content="B" /></head>',
      'A',
      'B',
    ],
    ['a property where a name belongs', '<title>A</title><meta property="description" content="B">', 'A', 'B'],
    ['markup in its title', '<title>A</title><meta name="description" content="B"><title><b>C</b></title>', 'A', 'B'],
    ['a broken attribute', '<title>A</title><meta name="description" content="B" <meta x>', 'A', 'B'],
    ['characters that are none', '<title>\0A</title><meta name="description" content="B\0">', '\0A', 'B\0'],
  ])('may have %s', (_what, html, title, description) => {
    const head = read(html)
    expect(head.title).toBe(title)
    expect(head.meta.get('description')).toEqual([description])
  })

  it.each([
    ['UTF-8 by its header', Buffer.from('<title>Größe 漢字 🛩️</title>'), 'text/html; charset=UTF-8', 'Größe 漢字 🛩️'],
    ['UTF-8 by what it looks like', Buffer.from('<title>Größe</title>'), 'text/html', 'Größe'],
    [
      'UTF-8 by its mark, whatever else is said',
      Buffer.from('\ufeff<meta charset=latin1><title>Größe</title>'),
      'text/html; charset=latin1',
      'Größe',
    ],
    ['UTF-16 by its mark', Buffer.from('\ufeff<title>Größe</title>', 'utf16le'), 'text/html', 'Größe'],
    ['Latin-1 by its header', latin1('<title>Größe</title>'), 'text/html; charset="ISO-8859-1"', 'Größe'],
    ['Latin-1 by the page', latin1('<meta charset=iso-8859-1><title>Größe</title>'), 'text/html', 'Größe'],
    [
      'Latin-1 by the page as it was said before',
      latin1('<meta http-equiv="Content-Type" content="text/html; charset=windows-1252"><title>Größe</title>'),
      'text/html',
      'Größe',
    ],
    ['Latin-1 by what it looks like', latin1('<title>Größe</title>'), 'text/html', 'Größe'],
    ['UTF-8, where the page says UTF-16 in single bytes', Buffer.from('<meta charset="utf-16"><title>Größe</title>'), 'text/html', 'Größe'],
    [
      'Shift JIS by the page',
      Buffer.concat([Buffer.from('<meta charset="Shift_JIS"><title>'), Buffer.from('93fa967b', 'hex'), Buffer.from('</title>')]),
      'text/html',
      '日本',
    ],
    ['an unknown charset', Buffer.from('<title>Größe</title>'), 'text/html; charset=klingon', 'Größe'],
    ['a header of any length', Buffer.from('<title>Größe</title>'), `text/html; charset=${' '.repeat(50_000)}`, 'Größe'],
  ])('may be written in %s', (_what, bytes, contentType, title) => {
    for (const piece of [Infinity, 3, 1]) expect(read(bytes, { contentType, piece }).title).toBe(title)
  })

  it('has characters whole that come in two pieces behind its beginning', () => {
    const html = `<!--${'x'.repeat(1_100)}--><title>漢字</title>`
    expect(read(html, { piece: 1 }).title).toBe('漢字')
  })

  it('is not deep, and has an end of what it can say', () => {
    // Each of these kept the parser busy for seconds before there was a limit.
    for (const trap of ['<div></p>', '<b></i>', '<svg><title>', '<ul><li>']) {
      const { title, meta } = read(`<title>A</title>${trap.repeat(200)}<meta name="late" content="x">`)
      expect([title, meta.has('late')]).toEqual(['A', false])
      expect(read(`<title>A</title>${trap.repeat(60_000)}`, { piece: 4_096 }).read).toBe(0)
    }
    expect(read('<meta name=a content=b>'.repeat(20_000)).meta.get('a')?.length).toBeLessThan(1_000)
    expect(read(`<meta name=a content="${'b'.repeat(100_000)}">`).meta.get('a')?.[0]).toHaveLength(10_000)
    expect(read(`<title>${'b'.repeat(100_000)}</title>`).title).toHaveLength(10_000)
    expect(read(`<script type="application/ld+json">${' '.repeat(200_000)}</script>`).linkedData).toEqual([])
  })

  it('is read of whatever bytes there are', () => {
    const pieces = [
      '<',
      '>',
      '</',
      '<!--',
      '-->',
      '<title',
      '<meta ',
      'name=',
      'content="',
      "'",
      '"',
      '&',
      '&#x',
      ';',
      '<script type=application/ld+json',
      '<svg',
      '/>',
      '=',
      ' ',
      '\0',
      'é',
      '<![CDATA[',
      '<?',
      '<head>',
      '<base href=',
    ]
    const soup = fc
      .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 5 })), { maxLength: 60 })
      .map((all) => Buffer.from(all.join('')))
    fc.assert(
      fc.property(
        fc.oneof(
          soup,
          fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
        ),
        fc.integer({ min: 1, max: 50 }),
        (bytes, piece) => {
          expect(typeof read(bytes, { piece }).title).toBe('string')
        },
      ),
      { numRuns: runs(10_000) },
    )
  })
})
