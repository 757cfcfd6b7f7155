import { demoMembers } from '@debut/demo/demo-members.ts'
import { signInLocally } from '@debut/demo/sign-in-locally.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import type { StackFile } from '@debut/stack/stack-file.ts'
import { sharedProduct } from '@debut/testing/shared-part.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { findRoute } from '../src/app/find-route.ts'
import { routes } from '../src/app/routes.ts'
import { site } from '../src/app/site.ts'
import { cookieHeader } from '../src/lib/session/testing/session-cookie.ts'
import { addresses } from './testing/addresses.ts'

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''

describe('every route over plain HTTP', () => {
  let stack: StackFile
  const cookies = new Map<string | undefined, string>()

  beforeAll(async () => {
    stack = await sharedProduct()
    const options = {
      authUrl: new URL('/auth/v1', stack.edge.url).href,
      signingKeysFile: stack.signingKeysFile,
      now: systemClock().toUnixInteger(),
    }
    for (const member of demoMembers) cookies.set(member.username, cookieHeader(await signInLocally(member, options)))
  })

  const ask = (path: string, cookie = '') => fetch(new URL(path, stack.edge.url), { headers: { cookie }, redirect: 'manual' })

  it('is looked at', () => {
    const seen = new Set(addresses.map(({ path }) => findRoute(path).route))
    expect(routes.filter((route) => !seen.has(route)).map(({ path }) => path)).toEqual([])
  })

  it.each(addresses)('$path has its status, its title and the strict policy', async ({ path, title, status = 200, member }) => {
    const answer = await ask(path, cookies.get(member))
    const html = await answer.text()
    expect({ status: answer.status, title: titleOf(html) }).toEqual({ status, title: expect.stringContaining(title) })
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    // Nothing of other sites but the frames of videos, which are tested by name.
    expect(policy.replace(/frame-src [^;]*/, '')).not.toMatch(/unsafe|https?:|\*/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('x-frame-options')).toBe('DENY')
    // The theme's own script is the only one that stands in a page, and no element brings a style.
    expect(html.match(/<script(?![^>]*(src=|type="application\/))[^>]*>/g)).toHaveLength(1)
    expect(html).not.toMatch(/<style|<[^>]+ style="| on[a-z]+="/)
  })

  it.each([
    ['/promote-your-tool', '/pricing'],
    ['/advertising/premium-spot', '/pricing#premium-spot'],
    ['/directories', new URL(site.links.directories).href],
    ['/quiz', new URL(site.links.quiz).href],
  ])('%s redirects to %s', async (path, location) => {
    const answer = await ask(path)
    expect({ status: answer.status, location: answer.headers.get('location') }).toEqual({ status: 302, location })
  })

  const forMembers = addresses.filter(({ member }) => member !== undefined)
  const isSecret = ({ path }: (typeof addresses)[number]) => path.endsWith('/saved')

  it.each(forMembers.filter(isSecret))('$path is not there for a visitor', async ({ path }) => {
    expect((await ask(path)).status).toBe(404)
  })

  it.each(forMembers.filter((address) => !isSecret(address)))('$path redirects a visitor', async ({ path }) => {
    const answer = await ask(path)
    expect({ status: answer.status, location: answer.headers.get('location') }).toEqual({
      status: 302,
      location: expect.stringMatching(/^\/(login)?(\?|$)/),
    })
  })

  it.each([
    ['/', ['ItemList'], 2],
    ['/tags/ai', ['ItemList', 'BreadcrumbList'], 2],
    ['/categories', ['ItemList'], 0],
    ['/tool/harbor-department', ['SoftwareApplication', 'BreadcrumbList'], 0],
    ['/profile/maker', ['ProfilePage'], 4],
    ['/blog', ['Blog'], 2],
    ['/blog/categories/voting', ['CollectionPage', 'BreadcrumbList'], 4],
    ['/blog/authors/counting-room', ['ProfilePage', 'BreadcrumbList'], 4],
    ['/blog/votes-you-can-audit', ['BlogPosting', 'BreadcrumbList'], 2],
    ['/changelog', ['ItemList'], 2],
  ])('%s describes itself to search engines, and links to its picture and feeds', async (path, kinds, feeds) => {
    const html = await (await ask(path)).text()
    const described = html
      .matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)
      .map(([, data = '']) => JSON.parse(data) as { '@type': string })
    expect([...described].map((each) => each['@type'])).toEqual(kinds)
    const picture = await fetch(/property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '')
    expect({ status: picture.status, type: picture.headers.get('content-type') }).toEqual({
      status: 200,
      type: expect.stringMatching(/^image\//),
    })
    const named = [...html.matchAll(/rel="alternate" type="([^"]*)" title="[^"]*" href="([^"]*)"/g)]
    expect(named).toHaveLength(feeds)
    for (const [, type = '', feed = ''] of named) {
      const answer = await ask(feed)
      expect({ status: answer.status, type: answer.headers.get('content-type') }).toEqual({ status: 200, type: `${type}; charset=utf-8` })
    }
  })

  it.each([
    ['/blog', '/blog'],
    ['/blog?page=2', '/blog'],
    ['/blog/categories/voting?page=1&from=mail', '/blog/categories/voting?page=1'],
    ['/blog/authors/counting-room', '/blog/authors/counting-room'],
    ['/blog/launch-day/twenty-four-hours-on-stage?q=x', '/blog/launch-day/twenty-four-hours-on-stage'],
    ['/changelog', '/changelog'],
  ])('%s names the address that it goes by', async (path, canonical) => {
    const named = /<link rel="canonical" href="([^"]*)"/.exec(await (await ask(path)).text())?.[1] ?? ''
    expect(named).toBe(new URL(canonical, stack.edge.url).href)
  })

  it.each(['/blog/page/1', '/blog?q=receipt', '/blog/page/99'])('%s is kept from search engines', async (path) => {
    expect(await (await ask(path)).text()).toContain('<meta name="robots" content="noindex">')
  })
})
