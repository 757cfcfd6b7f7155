import { describe, expect, it } from 'vitest'
import { linksToOthers } from './links-to-others.ts'

const OURS = 'https://debut.example'
const count = (text: string) => linksToOthers(text, OURS)

describe('links to other sites', () => {
  it('are counted however Markdown writes them', () => {
    expect(count('See https://one.example/ and [two](https://two.example/a?b=c), or <HTTP://three.example>.')).toBe(3)
    expect(count('![four](https://four.example/p.png)\n\n[five]\n\n[five]: https://five.example')).toBe(2)
    expect(count('[https://one.example](https://one.example)')).toBe(1)
    expect(count('https://one.example https://one.example')).toBe(2)
  })

  it('are found behind escapes that Markdown takes off', () => {
    expect(count('[one](&#104;ttps://one.example) [two](http&colon;&sol;&sol;two.example) [three](&#x68;ttp://three.example)')).toBe(3)
    expect(count('[one](https\\://one.example) [two](https:/\\/two.example)')).toBe(2)
    expect(count('&#0; &#x110000; &#9999999; no link')).toBe(0)
  })

  it('are none where they lead to our own pages, or are no links', () => {
    expect(count('[Kite](/tool/kite) and https://debut.example/posts/1, by @ines, or mail me: ines@one.example')).toBe(0)
    expect(count('Built with node.js, see one.example')).toBe(0)
    expect(count('https://debut.example@evil.example/ https://debut.example.evil.example')).toBe(2)
  })
})
