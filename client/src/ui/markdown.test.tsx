import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Markdown } from './markdown.tsx'
import { DRAWN_ELEMENTS } from './testing/drawn-elements.ts'
import { HOSTILE, MARKUP, NO_PICTURES, PICTURE, UNLINKED } from './testing/hostile-texts.ts'

/** Only before it is published can a text hold a control character. */
const UNSTORABLE = '[x](\u0001javascript:xss())'

const HOME = 'https://debut.example'

const drawn = (text: string) => /^<div class="prose">(.*)<\/div>$/s.exec(renderToStaticMarkup(<Markdown text={text} />))?.[1]

const TAG = /<([^\s/>]+)((?:\s[^"<>]*"[^"]*")*)\s*\/?>/g
const END = /<\/[^\s>]+>/g

/** React writes each attribute in double quotes, and no other double quote or angle bracket. */
const tagsIn = (markup: string) =>
  [...markup.matchAll(TAG)].map(([, tag = '', rest = '']) => ({
    tag,
    attributes: new Map([...rest.matchAll(/\s([^=]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), value])),
  }))
const wordsIn = (markup: string) => markup.replaceAll(TAG, '').replaceAll(END, '')

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

  it.each([...UNLINKED, UNSTORABLE])('makes no link of %j', (text) => {
    expect(drawn(text)).not.toContain('<a')
  })

  it.each(MARKUP)('shows %j as words', (text) => {
    const elements = new Set(tagsIn(drawn(text) ?? '').map(({ tag }) => tag))
    // An address in an attribute is an address in words.
    expect([...elements.difference(new Set(['p', 'br', 'a', 'em', 'code']))]).toEqual([])
  })

  it.each(HOSTILE)('draws nothing of %j but what texts are made of, and leads nowhere else than it says', (text) => {
    const markup = drawn(text) ?? ''
    expect(wordsIn(markup)).not.toMatch(/[<>"]/)
    for (const { tag, attributes } of tagsIn(markup)) {
      expect(DRAWN_ELEMENTS).toHaveProperty(tag)
      expect(DRAWN_ELEMENTS[tag]).toEqual(expect.arrayContaining([...attributes.keys()]))
      const { protocol, origin } = new URL(attributes.get('href') ?? '/', HOME)
      expect(['http:', 'https:', 'mailto:']).toContain(protocol)
      expect(attributes.get('rel')).toBe(origin === HOME ? undefined : 'ugc nofollow noopener')
      expect(attributes.get('src') ?? '/_img/').toMatch(/^\/_img\//)
    }
  })

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

  it('shows a picture that was uploaded to us, with its description, once it is scrolled to', () => {
    const markup = drawn(`![A *map* of "Lyon"](${PICTURE})`)
    expect(markup).toContain('<img ')
    expect(markup).toContain(`src="/_img/768x1${PICTURE}"`)
    expect(markup).toContain(`srcSet="/_img/768x1${PICTURE} 1x, /_img/768x2${PICTURE} 2x"`)
    expect(markup).toContain('alt="A map of &quot;Lyon&quot;"')
    expect(markup).toContain('loading="lazy"')
    expect(markup).toContain('max-h-')
  })

  it('keeps the place of a picture whose size it knows, and doesn’t let a tall one fill the screen', () => {
    const phone = PICTURE.replace('.webp', '-1170x2532.webp')
    const markup = drawn(`![Map](${phone})`)
    expect(markup).toContain('width="259" height="560"')
    expect(markup).toContain(`src="/_img/320x1${phone}"`)
    expect(drawn(`![Sign](${PICTURE.replace('.webp', '-64x80.webp')})`)).toContain('width="64" height="80"')
  })

  it('lets a picture of ours be a link', () => {
    expect(drawn(`[![map](${PICTURE})](/tool/fernweh)`)).toMatch(/^<p><a href="\/tool\/fernweh"><img [^>]*alt="map"[^>]*\/><\/a><\/p>$/)
  })

  it.each(NO_PICTURES)('shows no picture of %j, but its description', (address) => {
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
