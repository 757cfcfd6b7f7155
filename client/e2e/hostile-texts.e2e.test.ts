import { LONGEST_COMMENT, LONGEST_POST } from '@debut/events/discussion/discussion-form.ts'
import { KeptPicture } from '@debut/events/drafts/draft-answers.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import { LONGEST_BIO } from '@debut/events/members/self-description.ts'
import { LONGEST_REVIEW, reviewIdOf } from '@debut/events/reviews/review-form.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { sendCommand, startServices, startWorld, type World } from '@debut/testing/world.ts'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOSTILE_TITLES, hostileTexts, NO_PICTURES } from '../src/ui/testing/hostile-texts.ts'
import { harmTo } from './testing/harm.ts'
import { intrudersInFeed, intrudersOn } from './testing/intruders.ts'
import { addSession } from './testing/members.ts'
import { openEdge } from './testing/open-edge.ts'
import { openStage } from './testing/stage.ts'
import { settled } from './testing/visitor.ts'
import { manyVisitors } from './testing/visitors.ts'
import { joinWorld, type Joined, sessionFor } from './testing/world-members.ts'

const [TITLE = '', ...OTHER_TITLES] = HOSTILE_TITLES
const TOOL = TITLE.slice(0, 40)
const [WHOLE = ''] = hostileTexts(LONGEST_POST)
const REVIEWS = hostileTexts(LONGEST_REVIEW)
const BIO = HOSTILE_TITLES.join('\n').slice(0, LONGEST_BIO)
const WEBSITE = 'https://evil.example/"onclick="xss()/<script>xss()</script>'
/** So long that a feed shows all of it. */
const BEGINNING = 450

describe('what attackers write', () => {
  let world: World
  let home: string
  let commandUrl: string
  let admin: Joined
  let stranger: Joined
  let postId: string
  let heldId: string
  let picture: string

  const member = (username: string) => joinWorld(world, commandUrl, world.person(username))
  const send = async ({ token }: Joined, type: string, payload: object): Promise<number> => {
    const { body } = await sendCommand(commandUrl, token, type, payload)
    if (body.position === undefined) throw new Error(`${type} was refused: ${body.code}`)
    return body.position
  }
  const publish = async (by: Joined, title: string, body: string) => {
    const id = newUlid()
    const position = await send(by, 'PublishPost', { postId: id, kind: 'shipped', title, body, toolId: null })
    return { id, position }
  }
  /** The one kind of picture that a text can show. */
  const upload = async ({ token }: Joined) => {
    const form = new FormData()
    const phone = sharp({ create: { width: 390, height: 844, channels: 3, background: '#0c9a74' } })
    form.set('file', new Blob([new Uint8Array(await phone.png().toBuffer())]), 'phone.png')
    const headers = { authorization: `Bearer ${token}` }
    const response = await fetch(`${home}/api/drafts/pictures?kind=post-picture`, { method: 'POST', headers, body: form })
    return KeptPicture.parse(await response.json()).path
  }
  const comment = async (by: Joined, on: object, body: string, parentId: string | null = null) => {
    const commentId = newUlid()
    const position = await send(by, 'WriteComment', { commentId, postId: null, toolId: null, ...on, parentId, body })
    return { commentId, position }
  }

  beforeAll(async () => {
    world = await startWorld()
    const { command, query } = await startServices(world)
    commandUrl = command.url
    home = await openEdge(world, command.url, query.url)
    // No rule holds what staff write.
    admin = await joinWorld(world, commandUrl, await world.appoint(world.person('admin', 'admin')))
    stranger = await member('stranger')
    const maker = await member('maker')
    const { toolId } = await openStage(world).launch(TOOL, { makers: [MemberId.parse(maker.memberId)], slug: 'hostile' })

    for (const [index, text] of hostileTexts(BEGINNING).entries())
      await publish(admin, HOSTILE_TITLES[index % HOSTILE_TITLES.length] ?? '', text)
    ;({ id: postId } = await publish(admin, TITLE, WHOLE))
    picture = await upload(admin)
    await publish(admin, TITLE, `![A phone](${picture})`)
    for (const on of [{ postId }, { toolId }])
      for (const text of hostileTexts(LONGEST_COMMENT)) {
        const { commentId } = await comment(admin, on, text)
        await comment(admin, on, text, commentId)
      }
    for (const [index, body] of REVIEWS.entries()) {
      const reviewer = await member(`reviewer-${index}`)
      await send(reviewer, 'WriteReview', { toolId, rating: 1, body })
      const reviewId = reviewIdOf(ToolId.parse(toolId), MemberId.parse(reviewer.memberId))
      // A rule holds what has links.
      await send(admin, 'ShowReview', { reviewId, reason: 'reviewed' })
      await send(maker, 'AnswerReview', { reviewId, body })
    }
    await send(admin, 'DescribeProfile', { bio: BIO, links: { website: WEBSITE } })
    ;({ id: heldId } = await publish(stranger, OTHER_TITLES[0] ?? '', WHOLE))
    await comment(stranger, { postId }, WHOLE.slice(0, LONGEST_COMMENT))
    const position = await send(stranger, 'ReportPost', { postId, reason: 'other', note: OTHER_TITLES.join(' ') })
    const queries = ['posts', 'profiles/admin', `tools/${toolId}/reviews`, `tools/${toolId}/comments`, 'search?q=xss', 'boards/year']
    for (const path of queries) await fetch(`${query.url}/api/${path}${path.includes('?') ? '&' : '?'}min-position=${position}`)
  })
  afterAll(() => world?.close())

  const openVisitor = manyVisitors()
  const visit = async (who: Joined, bypassCSP: boolean) => {
    const { context, page } = await openVisitor({ bypassCSP })
    const harm = await harmTo(context, new URL(home).origin)
    await addSession(context, home, sessionFor(who))
    return { page, harm }
  }
  /** On a page that shows at least as many texts. */
  const expectNoIntruders = async (page: Page, texts: number) => {
    const path = new URL(page.url()).pathname
    await expect.poll(() => page.locator('.prose').count(), { message: path }).toBeGreaterThanOrEqual(texts)
    expect({ path, intruders: await intrudersOn(page) }).toEqual({ path, intruders: [] })
  }
  const expectHarmless = async (page: Page, path: string, texts = 0) => {
    await page.goto(home + path)
    await settled(page)
    await expectNoIntruders(page, texts)
  }
  const structuredData = async (page: Page): Promise<unknown[]> =>
    (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text))

  it('does no harm on any page, even where a browser knows no policy', async () => {
    const { page, harm } = await visit(admin, true)
    await expectHarmless(page, '/community', 15)
    const shown = page.locator('.post-picture')
    expect(await shown.getAttribute('src')).toContain(picture)
    expect(await shown.boundingBox()).toMatchObject({ width: 213, height: 460 })
    for (const format of ['rss', 'atom'])
      for (const feed of ['posts', 'members/admin']) expect(await intrudersInFeed(page, `/feeds/${feed}.${format}`)).toEqual([])
    await expectHarmless(page, `/posts/${postId}`, 5)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(TITLE)
    expect(await structuredData(page)).toContainEqual(expect.objectContaining({ headline: TITLE }))
    await expectHarmless(page, '/tool/hostile?tab=comments', 4)
    await expectHarmless(page, '/tool/hostile?tab=reviews', 8)
    const described = { reviewBody: expect.toBeOneOf([...REVIEWS]) }
    expect((await structuredData(page))[0]).toMatchObject({ name: TOOL, review: [described, described, described] })
    await expectHarmless(page, '/profile/admin')
    expect(await page.getByRole('main').textContent()).toContain(TITLE)
    expect(await page.getByRole('link', { name: /^Website: / }).getAttribute('href')).toBe(WEBSITE)
    expect(await page.locator('meta[name=description]').getAttribute('content')).toContain(TITLE)
    await expectHarmless(page, '/profile/admin/posts', 15)
    for (const words of ['xss', TITLE]) await expectHarmless(page, `/search?q=${encodeURIComponent(words)}`)
    await expectHarmless(page, '/moderation/queue', 3)
    expect(harm).toEqual([])

    const { page: own, harm: harmToOwn } = await visit(stranger, true)
    await expectHarmless(own, `/posts/${heldId}`, 1)
    await expectHarmless(own, '/community/drafts/new')
    await own.getByLabel('Title').fill(TITLE)
    await own.getByLabel('Text', { exact: true }).fill(WHOLE)
    await own.getByRole('button', { name: 'Preview' }).click()
    await own.getByRole('region', { name: 'Preview' }).waitFor()
    await expectNoIntruders(own, 2)
    await own.getByText(/^Draft saved/).waitFor()
    await expectHarmless(own, '/community/drafts')
    expect(harmToOwn).toEqual([])
  })

  it('is refused as a link of a member, unless it leads to a website', async () => {
    for (const website of NO_PICTURES.filter((address) => !address.startsWith('https://'))) {
      const { status, body } = await sendCommand(commandUrl, stranger.token, 'DescribeProfile', { bio: '', links: { website } })
      expect({ website, status, body }).toMatchObject({ status: 400, body: { details: [{ path: 'payload.links.website' }] } })
    }
  })

  it('is shown without a complaint under our policy', async () => {
    const { page, harm } = await visit(stranger, false)
    for (const path of ['/community', `/posts/${postId}`, '/tool/hostile?tab=reviews', '/community/drafts/new'])
      await expectHarmless(page, path)
    expect(harm).toEqual([])
  })
})
