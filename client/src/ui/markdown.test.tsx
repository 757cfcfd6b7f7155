import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Markdown } from './markdown.tsx'

const drawn = (text: string) => /^<div class="prose">(.*)<\/div>$/s.exec(renderToStaticMarkup(<Markdown text={text} />))?.[1]

describe('what members write', () => {
  it.each([
    ['One **bold** word, *one* more and `code`.', '<p>One <strong>bold</strong> word, <em>one</em> more and <code>code</code>.</p>'],
    ['One line\nand the next', '<p>One line<br/>and the next</p>'],
    ['- one\n- two', '<ul><li>one</li><li>two</li></ul>'],
    ['3. three\n4. four', '<ol start="3"><li>three</li><li>four</li></ol>'],
    ['> said', '<blockquote><p>said</p></blockquote>'],
    ['~~gone~~', '<p><s>gone</s></p>'],
    ['```\na < b\n```', '<pre tabindex="0"><code>a &lt; b\n</code></pre>'],
    ['one\n\n---\n\ntwo', '<p>one</p><hr/><p>two</p>'],
  ])('%j is drawn', (text, markup) => {
    expect(drawn(text)).toBe(markup)
  })

  it('draws boxes to tick in lists, and nowhere else', () => {
    const items = drawn('- [ ] one\n- [x] **two**\n- [X] three')
    expect(items).toMatch(/^<ul><li class="task" data-done="false">.*To do:.*<div>one<\/div><\/li>/)
    expect(items).toMatch(/<li class="task" data-done="true">.*Done:.*<div><strong>two<\/strong><\/div><\/li>/)
    expect(items?.match(/data-done="true"/g)).toHaveLength(2)
    for (const text of ['[x] one', '`- [x] one`', '```\n- [x] one\n```', '- [y] one', '- [x]', '- a [x] one'])
      expect(drawn(text)).not.toContain('task')
  })

  it('has its titles below those of the page, however it numbers them', () => {
    expect(drawn('# One\n## Two\n# Three')).toBe('<h3>One</h3><h4>Two</h4><h3>Three</h3>')
    expect(drawn('### One\n###### Two')).toBe('<h3>One</h3><h4>Two</h4>')
  })

  it.each(['[here](https://a.example/x)', '<https://a.example/x>', 'https://a.example/x'])('earns nothing by the link %s', (text) => {
    expect(drawn(text)).toMatch(
      /^<p><a href="https:\/\/a\.example\/x" rel="ugc nofollow noopener" target="_blank">(here|https:\/\/a\.example\/x)<\/a><\/p>$/,
    )
  })

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](data:text/html,x)',
    '[x](vbscript:x)',
    '[x](//evil.example)',
    '<javascript:alert(1)>',
    '[x]: javascript:alert(1)\n\n[x]',
    '[x](&#106;avascript:alert(1))',
    'node.js and hello@mail.example',
    '[x](/\\\\evil.example)',
    '[x](\\\\\\\\evil.example)',
    '[x](///evil.example)',
    '[x](</\u00a0\t/evil.example>)',
    '[x](</\t/evil.example>)',
    '[x](/%09/evil.example)',
    '[x](/%2Fevil.example)',
    '[x](/%5cevil.example)',
    '[x](/a%0d%0aset-cookie:x)',
    '[x](&#47;&#47;evil.example)',
    '[x](/&#9;/evil.example)',
    '[x](/&#92;evil.example)',
    '[x](file:///etc/passwd)',
    '[x](blob:x)',
    '[x](\u0001javascript:alert(1))',
    '[x](java\nscript:alert(1))',
    '[x]: //evil.example\n\n[x]',
  ])('makes no link of %j', (text) => {
    expect(drawn(text)).not.toContain('<a')
  })

  it.each(['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', 'a <b>bold</b> word', '<!-- x -->', '&lt;b&gt;'])(
    'shows %j as text',
    (text) => {
      expect(drawn(text)?.replaceAll(/<\/?p>/g, '')).not.toMatch(/<|onerror=(?!alert)/)
    },
  )

  it.each(['/profile/aya', '/tool/fernweh?tab=comments#comment-01J', '/', '/faqs#a-b_c', '/a//b'])(
    'leads within the site by %j, in the same tab',
    (address) => {
      expect(drawn(`[here](${address})`)).toBe(`<p><a href="${address}">here</a></p>`)
    },
  )

  it('keeps what an address of ours is written with within its attribute', () => {
    expect(drawn('[x](</a"onclick="alert(1)>)')).toBe('<p><a href="/a%22onclick=%22alert(1)">x</a></p>')
    expect(drawn('[x](/a "title\\" onclick=alert(1)")')).toBe('<p><a href="/a">x</a></p>')
    expect(drawn('[<img src=x onerror=alert(1)>](/a)')).toBe('<p><a href="/a">&lt;img src=x onerror=alert(1)&gt;</a></p>')
  })

  const PICTURE = `/storage/pictures/00000000-0000-4000-8000-000000000001/${'0af3'.repeat(8)}.webp`

  it('shows a picture that was uploaded to us, with its description, once it is scrolled to', () => {
    const markup = drawn(`![A *map* of "Lyon"](${PICTURE})`)
    expect(markup).toContain('<img ')
    expect(markup).toContain(`src="/_img/768x1${PICTURE}"`)
    expect(markup).toContain(`srcSet="/_img/768x1${PICTURE} 1x, /_img/768x2${PICTURE} 2x"`)
    expect(markup).toContain('alt="A map of &quot;Lyon&quot;"')
    expect(markup).toContain('loading="lazy"')
    expect(markup).toContain('max-h-')
  })

  it('lets a picture of ours be a link', () => {
    expect(drawn(`[![map](${PICTURE})](/tool/fernweh)`)).toMatch(/^<p><a href="\/tool\/fernweh"><img [^>]*alt="map"[^>]*\/><\/a><\/p>$/)
  })

  it.each([
    'https://a.example/x.png',
    '//a.example/x.png',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    '/avatars/x.webp',
    '/api/posts',
    '/storage/pictures/x.webp',
    `${PICTURE}?x=1`,
    `${PICTURE}#x`,
    `/storage/pictures/../..${PICTURE}`,
    `https://a.example${PICTURE}`,
    `/${PICTURE}`,
    PICTURE.replace('.webp', '.svg'),
    PICTURE.toUpperCase(),
  ])('shows no picture of %j, but its description', (address) => {
    expect(drawn(`a ![words](${address}) b`)).not.toMatch(/<img|srcset/i)
    expect(drawn(`a ![words](${address}) b`)?.replaceAll(/<[^>]*>/g, '')).toContain('words')
  })

  it.each([
    `![[x](javascript:alert(1))](${PICTURE})`,
    `![![x](javascript:alert(1))](${PICTURE})`,
    '[![x](javascript:alert(1))](/a)',
    '[[x](javascript:alert(1))](/a)',
    `![x" onerror="alert(1)](${PICTURE})`,
    `![x](${PICTURE} "y\\" onerror=\\"alert(1)")`,
    '[x](/a](javascript:alert(1))',
  ])('makes no script of brackets within brackets: %j', (text) => {
    const markup = drawn(text) ?? ''
    for (const [tag] of markup.matchAll(/<[^>]+>/g)) expect(tag.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/onerror|javascript/)
    expect(markup).not.toMatch(/(?:href|src)="(?!\/|https?:)/i)
  })

  it('is drawn whatever nonsense it is', () => {
    for (const sign of '>[*_`~!|&<(-')
      for (const text of [sign.repeat(5_000), `${sign} `.repeat(2_500), `a${sign}`.repeat(2_500)]) expect(drawn(text)).toBeDefined()
  })
})
