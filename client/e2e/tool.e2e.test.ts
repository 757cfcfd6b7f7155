import { asksFor } from '@debut/testing/troubles.ts'
import { eventually } from '@debut/testing/eventually.ts'
import { rootOf } from '@debut/events/kernel/merkle.ts'
import { leafOf } from '@debut/events/voting/vote-ledger.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { toInstant } from '@debut/events/kernel/instant.ts'
import { MemberOnboarded } from '@debut/events/members/member-events.ts'
import { RewardGranted, StreakExtended } from '@debut/events/voting/vote-events.ts'
import { screensOf } from '@debut/query-service/drawings/screens/screen.ts'
import { type Launch, type Member, startStory, type Story } from '@debut/query-service/testing/story.ts'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addSession } from './testing/members.ts'
import { openEdge } from './testing/open-edge.ts'
import { expectUsable } from './testing/usable.ts'
import { settled } from './testing/visitor.ts'
import { manyVisitors } from './testing/visitors.ts'
import { sessionFor } from './testing/world-members.ts'

const MONDAY = Day.parse('2026-03-02')
const TUESDAY = Day.parse('2026-03-03')
const WEDNESDAY = Day.parse('2026-03-04')

describe('the pages of a tool, of streaks and of the record', () => {
  let story: Story
  let home: string
  let [maker, voter]: Member[] = []
  let apple: Launch
  let receipt: string

  beforeAll(async () => {
    story = await startStory()
    await story.project()
    story.at('2026-03-01T12:00:00Z')
    maker = await member('maker')
    voter = await member('voter')
    const others = [await member('ines'), await member('noor'), await member('mika')]
    apple = await story.launch('apple', MONDAY, [maker.memberId])
    const berry = await story.launch('berry', MONDAY, undefined, {
      description: 'For people who like berries, and would like to know where they grow.',
      images: ['one', 'two'].flatMap((slug) => screensOf(slug).slice(0, 1)),
      videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
      deal: { text: 'A tenth off', code: 'BERRY10' },
      openSource: true,
      repoUrl: 'https://code.example/berry',
      socials: { bluesky: 'https://bsky.example/berry' },
    })
    story.at('2026-03-02T08:00:00Z')
    await story.open(MONDAY, [apple, berry])
    story.at('2026-03-02T20:00:00Z')
    const { memberId } = voter
    const streak = [StreakExtended({ memberId, day: MONDAY, streak: 120 }), RewardGranted({ memberId, tier: 100 })]
    const votes = [await story.cast(voter, apple, 2, ...streak)]
    for (const other of others) votes.push(await story.cast(other, berry))
    const dubious = await story.cast(others[0]!, apple)
    votes.push(dubious)
    await story.hold(dubious)
    const leaves = votes.map((vote) => leafOf({ ...vote, state: vote === dubious ? 'held' : 'counted' }))
    story.at('2026-03-03T08:00:01Z')
    await story.close(MONDAY, {
      upTo: story.last() + 1,
      votes: votes.length,
      merkleRoot: rootOf(leaves),
      standings: [
        { rank: 1, launchId: berry.launchId, toolId: berry.toolId, points: 3, voters: 3 },
        { rank: 2, launchId: apple.launchId, toolId: apple.toolId, points: 2, voters: 1 },
      ],
    })
    const cherry = await story.launch('cherry', TUESDAY, [voter.memberId])
    await story.open(TUESDAY, [cherry])
    await story.launch('damson', WEDNESDAY)
    // Within the first hours of Tuesday.
    const { url, getNow } = await story.serve(() => toInstant('2026-03-03T10:00:00Z'))
    receipt = JSON.stringify((await getNow(`/api/votes/${apple.launchId}/receipt`, { token: voter.token })).body)
    await getNow('/api/tools/damson')
    await getNow(`/api/days/${MONDAY}`)
    home = await openEdge(story.world, url, url)
  })
  afterAll(async () => {
    await story?.end()
  })

  /** Who has been welcomed before, so that no welcome stands before the page. */
  const member = async (username: string): Promise<Member> => {
    const joined = await story.member(username)
    await story.append(`member-${joined.memberId}`, joined.memberId, MemberOnboarded({ memberId: joined.memberId }))
    return joined
  }
  const openVisitor = manyVisitors()
  const reader = async (who?: Member, options: BrowserContextOptions = {}) => {
    const visitor = await openVisitor(options)
    if (who !== undefined) await addSession(visitor.context, home, sessionFor(who))
    return visitor
  }
  const main = (page: Page) => page.getByRole('main')
  const card = (page: Page, name: string) => main(page).getByRole('heading', { name, level: 2 }).locator('..')

  it('is whole before any script has run', async () => {
    const { page } = await reader(undefined, { javaScriptEnabled: false })
    expect((await page.goto(`${home}/tool/apple`))?.status()).toBe(200)
    expect(await page.title()).toBe('APPLE: Does what apple does · Debut')
    expect(await main(page).getByRole('heading', { level: 1 }).innerText()).toBe('APPLE')
    const standing = await card(page, 'Standing').innerText()
    expect(standing).toContain('#2')
    expect(standing).toContain('1 point behind #1')
    expect(await page.locator('[style]').count()).toBe(0)
    for (const [path, text] of [
      ['/streaks-leaderboard', 'voter'],
      ['/transparency', 'SHA-256(seed || root)'],
    ] as const) {
      await page.goto(home + path)
      expect(await main(page).innerText()).toContain(text)
      expect(await page.locator('[style]').count()).toBe(0)
    }
  })

  it('draws the border that a streak has earned around a member’s face, on the page of a tool and in lists', async () => {
    const { page } = await reader(undefined, { javaScriptEnabled: false })
    for (const path of ['/tool/cherry', '/streaks-leaderboard']) {
      await page.goto(home + path)
      const rows = main(page).getByRole('listitem').filter({ hasText: 'voter' })
      expect([path, await rows.count(), await rows.locator('[data-border="100"]').count()]).toEqual([path, 1, 1])
      expect([path, await main(page).locator('[data-border]').count()]).toEqual([path, 1])
    }
  })

  it('tells search engines what the tool is, and lets them follow the link that a winner has earned', async () => {
    const { page } = await reader(undefined, { javaScriptEnabled: false })
    await page.goto(`${home}/tool/apple?tab=comments`)
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${home}/tool/apple`)
    const picture = new URL((await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '')
    expect(picture.origin + picture.pathname).toBe(`${home}/og/tool/apple.png`)
    const data = JSON.parse(await page.locator('script[type="application/ld+json"]').first().innerText()) as object
    expect(data).toMatchObject({ '@type': 'SoftwareApplication', name: 'APPLE' })
    const out = main(page).getByRole('link', { name: 'Visit apple.example' })
    expect([await out.getAttribute('href'), await out.getAttribute('rel')]).toEqual(['https://apple.example/', 'noopener'])
    await page.goto(`${home}/tool/cherry`)
    expect(await main(page).getByRole('link', { name: 'Visit cherry.example' }).getAttribute('rel')).toBe('nofollow noopener')
  })

  it('has a fatal 404 for a tool that there is not, and sends an id to the name', async () => {
    const { page } = await reader()
    const missing = await page.goto(`${home}/tool/nothing-here`)
    expect(missing?.status()).toBe(404)
    await page.getByText('Page Not Found: /tool/nothing-here').waitFor()
    await page.goto(`${home}/tool/${apple.toolId}?tab=reviews`)
    expect(page.url()).toBe(`${home}/tool/apple?tab=reviews`)
  })

  it('leads out to the tool, and has its own page where there is none', async () => {
    const way = await fetch(`${home}/r/apple`, { redirect: 'manual' })
    expect([way.status, way.headers.get('location')]).toEqual([302, 'https://apple.example/?ref=debut'])
    const none = await fetch(`${home}/r/nothing-here`, { redirect: 'manual' })
    expect(none.status).toBe(404)
    expect(await none.text()).toContain('Page not found: /r/nothing-here')
  })

  it('opens its parts by address, without a script too, and the first by the address of one that is not there', async () => {
    const { page } = await reader(undefined, { javaScriptEnabled: false })
    await page.goto(`${home}/tool/berry?tab=nothing`)
    await main(page).getByText('For people who like berries').waitFor()
    await main(page).getByRole('link', { name: 'Launches' }).click()
    expect(page.url()).toBe(`${home}/tool/berry?tab=launches`)
    await main(page).getByRole('table', { name: 'Launches of BERRY, the newest first' }).waitFor()
    expect(await main(page).getByRole('link', { name: 'Launches' }).getAttribute('aria-current')).toBe('page')
  })

  it('shows what a tool looks like, and leads through its pictures by keys, closely too', async () => {
    const { page } = await reader(undefined, { reducedMotion: 'reduce' })
    await page.goto(`${home}/tool/berry`)
    await settled(page)
    const gallery = main(page).getByRole('region', { name: 'Pictures of BERRY' })
    const seen = () => gallery.locator('.thumb[aria-current=true]').getAttribute('aria-label')
    await gallery.getByRole('button', { name: 'Next' }).click()
    expect(await seen()).toBe('Picture 2')
    await gallery.getByRole('list').press('ArrowLeft')
    expect(await seen()).toBe('Picture 1')
    const picture = gallery.getByRole('button', { name: 'Zoom picture 1 of 2' })
    await picture.click()
    const zoom = page.getByRole('dialog', { name: 'Pictures of BERRY' })
    await zoom.getByText('1 of 2').waitFor()
    await zoom.getByRole('list').press('ArrowRight')
    await zoom.getByText('2 of 2').waitFor()
    await page.keyboard.press('Escape')
    await zoom.waitFor({ state: 'detached' })
    expect(await picture.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  it('asks another host for a video only when it is to be played', async () => {
    const { page, context } = await reader()
    const asked: string[] = []
    await context.route(/youtube/, (route) => {
      asked.push(new URL(route.request().url()).host)
      return route.fulfill({ contentType: 'text/html', body: 'the player' })
    })
    await page.goto(`${home}/tool/berry`)
    await settled(page)
    await main(page).getByRole('button', { name: 'Video', exact: true }).click()
    expect(asked).toEqual([])
    await main(page).getByRole('button', { name: 'Play the video' }).click()
    await page.frameLocator('iframe[title="Video of BERRY"]').getByText('the player').waitFor()
    expect(asked).toEqual(['www.youtube-nocookie.com'])
  })

  it('tells makers alone that there are no pictures', async () => {
    const { page } = await reader(maker)
    await page.goto(`${home}/tool/apple`)
    await settled(page)
    await main(page).getByText('No data', { exact: true }).waitFor()
    const { page: others } = await reader(voter)
    await others.goto(`${home}/tool/apple`)
    await settled(others)
    expect(await main(others).getByText('No data', { exact: true }).count()).toBe(0)
  })

  it('hides its place and points in the first hours of a day, and takes no votes before it', async () => {
    const { page } = await reader(undefined, { javaScriptEnabled: false })
    await page.goto(`${home}/tool/cherry`)
    expect(await card(page, 'Standing').innerText()).toContain('Places and points stay hidden until 04:00, Los Angeles time')
    expect(await card(page, 'Standing').innerText()).not.toMatch(/#\d/)
    await page.goto(`${home}/tool/damson`)
    expect(await card(page, 'Coming soon').innerText()).toContain('Wednesday 4 March')
    await main(page).getByRole('link', { name: 'Notify me when DAMSON is live. Sign in to be notified' }).waitFor()
    expect(
      await main(page)
        .getByRole('button', { name: /^Upvote/ })
        .count(),
    ).toBe(0)
  })

  it('explains to its makers only why it stands there', async () => {
    for (const who of [undefined, voter]) {
      const { page } = await reader(who)
      const asked: string[] = []
      page.on('request', (request) => void asked.push(request.url()))
      await page.goto(`${home}/tool/apple`)
      await settled(page)
      expect(await page.getByText('makers only').count()).toBe(0)
      expect(asked.filter((url) => url.endsWith('/why'))).toEqual([])
    }
    const { page } = await reader(maker)
    await page.goto(`${home}/tool/apple`)
    await settled(page)
    const why = await card(page, 'Why #2?').innerText()
    for (const words of ['1 vote · 2 points', '1 vote · 0 points', '2 points']) expect(why).toContain(words)
  })

  it('shows a voter that their vote is in the root of its day', async () => {
    const { page } = await reader(voter)
    await page.goto(`${home}/tool/apple`)
    await settled(page)
    await page.getByText('Checks out', { exact: true }).waitFor()
    expect(await card(page, 'Your vote').innerText()).toContain('with a weight of 2')
    const { page: others } = await reader()
    await others.goto(`${home}/tool/apple`)
    await settled(others)
    expect(await others.getByText('Your vote', { exact: true }).count()).toBe(0)
  })

  it('lets anybody check a receipt, and sees one that was tampered with', async () => {
    asksFor(/^404 GET \/api\/days\/2020-01-01/)
    const { page } = await reader()
    await page.goto(`${home}/transparency`)
    await settled(page)
    const check = async (pasted: string) => {
      await page.getByLabel('Receipt', { exact: true }).fill(pasted)
      await page.getByRole('button', { name: 'Check it' }).click()
    }
    const says = (text: string | RegExp) => main(page).getByText(text).first().waitFor()
    await check(receipt)
    await says('Checks out')
    await check(receipt.replace('|2|counted', '|5|counted'))
    await says('Does not check out')
    const whole = JSON.parse(receipt) as { leaf: string; published: { root: string; proof: string[] } }
    const forged = { leaf: whole.leaf, published: { ...whole.published, index: 0, size: 1, proof: [], root: whole.leaf } }
    await check(JSON.stringify(forged))
    await says('another root than the one that was published')
    await check(JSON.stringify({ ...whole, published: { ...whole.published, day: '2020-01-01' } }))
    await says('Nothing was published of the day that it names')
    await check('{"leaf":')
    await says('This is not JSON')
  })

  it('shows each member their own place among the streaks, and their year', async () => {
    const { page } = await reader(voter)
    await page.goto(`${home}/streaks-leaderboard`)
    await settled(page)
    await main(page).getByText('this is you').waitFor()
    expect(await card(page, 'Your streak').innerText()).toContain('You are #1 of all streaks')
    expect(await card(page, 'Your streak').getByRole('img', { name: '1 vote on 1 day in 2026' }).count()).toBe(1)
    expect(await main(page).getByText('yours now').count()).toBe(1)
    expect(await page.getByRole('button', { name: 'Your account, voter' }).locator('[data-border="100"]').count()).toBe(1)
  })

  it('changes as votes come in', async () => {
    const { page } = await reader()
    await page.goto(`${home}/tool/berry`)
    await settled(page)
    story.at('2026-03-03T09:00:00Z')
    const late = await member('late')
    await story.cast(late, apple, 5)
    // A vote of a later day moves the week, not the day that is over.
    await eventually(async () => expect(await card(page, 'Standing').innerText()).toMatch(/In the week of 2 Mar 2026\s+Second\s+#2/))
  })

  it('can be used by everybody, wide and narrow, light and dark', async () => {
    for (const [who, path] of [
      [maker, '/tool/apple'],
      [voter, '/tool/apple'],
      [undefined, '/tool/damson'],
      [undefined, '/tool/berry'],
      [voter, '/streaks-leaderboard'],
      [undefined, '/transparency'],
    ] as const) {
      const { page } = await reader(who, { bypassCSP: true })
      await page.goto(home + path)
      await settled(page)
      const folded = main(page).locator('details:not([open]) > summary')
      while ((await folded.count()) > 0) await folded.first().click()
      await expectUsable(page)
    }
  })
})
