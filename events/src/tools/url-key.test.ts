import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../testing/runs.ts'
import { urlKey } from './url-key.ts'

describe('the key of an address', () => {
  it.each([
    ['https://paperplane.example', 'paperplane.example'],
    ['http://paperplane.example/', 'paperplane.example'],
    ['https://www.paperplane.example', 'paperplane.example'],
    ['https://WWW.PaperPlane.Example:443/', 'paperplane.example'],
    ['http://paperplane.example:80', 'paperplane.example'],
    ['https://paperplane.example./', 'paperplane.example'],
    ['https://paperplane.example//', 'paperplane.example'],
    ['https://paperplane.example?ref=debut', 'paperplane.example'],
    ['https://paperplane.example/#pricing', 'paperplane.example'],
    ['https://me:secret@paperplane.example/', 'paperplane.example'],
    ['https://paperplane.example:8443/', 'paperplane.example:8443'],
    ['http://paperplane.example:443/', 'paperplane.example:443'],
    ['https://app.paperplane.example/', 'app.paperplane.example'],
    ['https://www.com/', 'www.com'],
    ['https://www.example/', 'www.example'],
    ['https://paperplane.example/app/', 'paperplane.example/app'],
    ['https://paperplane.example/App', 'paperplane.example/App'],
    ['https://paperplane.example/a/./b/../c', 'paperplane.example/a/c'],
    ['https://paperplane.example\\app', 'paperplane.example/app'],
    ['https://paperplane.example/%7eines', 'paperplane.example/~ines'],
    ['https://paperplane.example/%41%2f%c3%a9', 'paperplane.example/A%2F%C3%A9'],
    ['https://paperplane.example/é', 'paperplane.example/%C3%A9'],
    ['https://paperplane.example/50%', 'paperplane.example/50%'],
    ['https://paperplane.example/%2541', 'paperplane.example/%2541'],
    ['https://paperplane.example/a%20b c', 'paperplane.example/a%20b%20c'],
    ['https://bücher.example/', 'xn--bcher-kva.example'],
    ['https://BÜCHER.example/', 'xn--bcher-kva.example'],
    ['https://xn--bcher-kva.example/', 'xn--bcher-kva.example'],
    ['https://ｐａｐｅｒｐｌａｎｅ.example/', 'paperplane.example'],
    ['http://93.184.215.14/', '93.184.215.14'],
    ['http://[2606:4700:4700:0::1111]/', '[2606:4700:4700::1111]'],
    ['  https://paperplane.example/  ', 'paperplane.example'],
  ])('of %s is %s', (url, key) => {
    expect(urlKey(url)).toBe(key)
  })

  it('distinguishes different pages of one host', () => {
    const pages = ['https://github.com/ines/paperplane', 'https://github.com/ines/papership', 'https://github.com/noor/paperplane']
    expect(new Set(pages.map(urlKey)).size).toBe(3)
  })

  it('is the key of itself, for any address', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        const key = urlKey(url)
        expect(urlKey(`https://${key}`)).toBe(key)
        expect(urlKey(`${url.split(/[?#]/, 1)[0]}?q#f`)).toBe(key)
      }),
      { numRuns: runs(10_000) },
    )
  })

  it('is there for addresses only', () => {
    for (const none of ['', 'paperplane', '//paperplane.example', 'https://']) expect(() => urlKey(none)).toThrow('Invalid URL')
  })
})
