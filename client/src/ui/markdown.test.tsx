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
    '[x](/admin)',
    '<javascript:alert(1)>',
    '[x]: javascript:alert(1)\n\n[x]',
    '[x](&#106;avascript:alert(1))',
    'node.js and hello@mail.example',
  ])('makes no link of %j', (text) => {
    expect(drawn(text)).not.toContain('<a')
  })

  it.each(['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', 'a <b>bold</b> word', '<!-- x -->', '&lt;b&gt;'])(
    'shows %j as text',
    (text) => {
      expect(drawn(text)?.replaceAll(/<\/?p>/g, '')).not.toMatch(/<|onerror=(?!alert)/)
    },
  )

  it('shows no picture of elsewhere', () => {
    expect(drawn('![x](https://a.example/x.png)')).not.toContain('<img')
  })

  it('is drawn whatever nonsense it is', () => {
    for (const sign of '>[*_`~!|&<(-')
      for (const text of [sign.repeat(5_000), `${sign} `.repeat(2_500), `a${sign}`.repeat(2_500)]) expect(drawn(text)).toBeDefined()
  })
})
