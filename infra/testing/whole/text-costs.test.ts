import { NamedOther } from '@debut/events/alternatives/alternative-form.ts'
import { isSameWord, MutedWord } from '@debut/events/boundaries/muted-word.ts'
import { findsWords } from '@debut/events/boundaries/words-pattern.ts'
import { ChecklistContent } from '@debut/events/checklist/checklist-content.ts'
import { beginningOf } from '@debut/events/discussion/beginning-of.ts'
import { CommentBody, LONGEST_COMMENT, LONGEST_POST, LONGEST_TITLE, PostBody, PostTitle } from '@debut/events/discussion/discussion-form.ts'
import { asWritten, idsIn, namesIn, withIds, withLinks, withNames, withoutMentions } from '@debut/events/discussion/mentions.ts'
import { nameOf, summaryOf } from '@debut/events/discussion/post-name.ts'
import { websiteProblem } from '@debut/events/drafts/ready-card.ts'
import { scrapeAddress } from '@debut/events/free-tools/scrape-address.ts'
import { firstWords } from '@debut/events/kernel/first-words.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { OwnPartsQuery } from '@debut/events/kernel/own-parts.ts'
import { PicturePath } from '@debut/events/kernel/picture-path.ts'
import { linkProblem, WrittenBio } from '@debut/events/members/self-description.ts'
import { Username } from '@debut/events/members/username.ts'
import { AppealText } from '@debut/events/moderation/sanction.ts'
import { plainBeginning } from '@debut/events/notifications/plain-beginning.ts'
import { ReviewBody } from '@debut/events/reviews/review-form.ts'
import { SearchQuery } from '@debut/events/search/search-questions.ts'
import { wordsIn } from '@debut/events/search/words.ts'
import { ContactEmail, ContactReplyText, readReference } from '@debut/events/support/contact-form.ts'
import { costGrowth } from '@debut/events/testing/cost-growth.ts'
import { hostileSeeds } from '@debut/events/testing/hostile-texts.ts'
import { isShortened } from '@debut/events/tools/link-shorteners.ts'
import { Deal, Slug, TagSlug, writtenFace } from '@debut/events/tools/tool-card.ts'
import { urlKey } from '@debut/events/tools/url-key.ts'
import { shownAddress } from '@debut/client/features/members/profiles/shown-address.ts'
import { altFor } from '@debut/client/features/discussion/composer/picture-file.ts'
import { oneLine } from '@debut/client/features/discussion/composer/one-line.ts'
import { picturesIn, withoutPicture } from '@debut/client/features/discussion/composer/pictures-in.ts'
import { firstPictureIn, withoutPictures } from '@debut/client/features/discussion/posts/own-picture.ts'
import { parseValues } from '@debut/client/features/free-tools/chart/parse-values.ts'
import { readWords } from '@debut/client/features/free-tools/names/read-words.ts'
import { isRude } from '@debut/client/features/free-tools/names/rude.ts'
import { deviceLabel } from '@debut/client/features/identity/account/device-labels.ts'
import { videoAt } from '@debut/client/features/tools/gallery/video-address.ts'
import { writeCalendar } from '@debut/client/lib/calendar-file/calendar-file.ts'
import { readChunked } from '@debut/client/lib/cookies/chunked-cookie.ts'
import { compilePattern, decodePath, matchPattern, withoutLastSlashes } from '@debut/client/lib/page/match-path.ts'

import { noteFrom } from '@debut/client/lib/reports/report-note.ts'
import { headed, linked, listed } from '@debut/client/lib/writing/markdown-edits.ts'
import { isBot } from '@debut/client/app/is-bot.ts'
import { fitsWords } from '@debut/client/app/shell/fits-words.ts'
import { filterRows } from '@debut/client/ui/console-table/filter-rows.ts'
import { csvOf } from '@debut/client/ui/console-table/table-files.ts'
import { anchorOf } from '@debut/client/ui/prose/anchor-of.ts'
import { wholeAddress } from '@debut/client/ui/whole-address.ts'
import { fitText } from '@debut/client/server/badges/fit-text.ts'
import { escapeMarkup } from '@debut/client/server/escape-markup.ts'
import { escapeUndecodable } from '@debut/client/server/escape-undecodable.ts'
import { drawableText } from '@debut/client/server/previews/drawable-text.ts'
import { shapesIn } from '@debut/client/server/shapes-in.ts'
import { productSlugOf } from '@debut/command-service/alternatives/product-slug.ts'
import { resolveMentions } from '@debut/command-service/discussion/resolve-mentions.ts'
import { slugFrom } from '@debut/command-service/drafts/slug-from.ts'
import { profilesAmong, repositoryAmong } from '@debut/command-service/drafts/site/profiles.ts'
import { siteTexts } from '@debut/command-service/drafts/site/site-texts.ts'
import { webManifest } from '@debut/command-service/drafts/site/web-manifest.ts'
import { pageReader } from '@debut/command-service/free-tools/scrape/page-reader.ts'
import { allows } from '@debut/command-service/free-tools/scrape/robots-rules.ts'
import { structuredData } from '@debut/command-service/free-tools/scrape/structured-data.ts'
import { emailOrRefuse, phoneOrRefuse } from '@debut/command-service/identity/addresses/addresses.ts'
import { mailboxOf } from '@debut/command-service/identity/addresses/mailbox.ts'
import { redirectTarget } from '@debut/command-service/identity/addresses/redirect-target.ts'
import { contextWords, isMadeOf } from '@debut/command-service/identity/ports/passwords/context-words.ts'
import { parseWalletMessage } from '@debut/command-service/identity/ways-in/wallets/wallet-message.ts'
import { headReader } from '@debut/command-service/kernel/sites/head-reader.ts'
import { cutAtWord, tidy, withoutMarkup } from '@debut/command-service/kernel/sites/tidy-text.ts'
import { fingerprintOf } from '@debut/command-service/kernel/texts/holds/fingerprint.ts'
import { hasWordOf } from '@debut/command-service/kernel/texts/holds/held-words.ts'
import { linksToOthers } from '@debut/command-service/kernel/texts/holds/links-to-others.ts'
import { normalText } from '@debut/command-service/kernel/texts/holds/normal-text.ts'
import { UPLOAD_PATHS } from '@debut/command-service/kernel/uploads.ts'
import { usernamesFor } from '@debut/command-service/members/derive-username.ts'
import { expect, it } from 'vitest'

type Parser = readonly [what: string, longest: number, parse: (text: string) => unknown]

/** A schema's pattern reads a text even if it is longer than the schema allows, so each is tried with at least this many characters. */
const AT_LEAST = 20_000
const ADDRESS = 2_048
const BODY = 1_000_000

const ANY = MemberId.parse('01890a5d-ac96-774b-bcce-b302099a8057')
const MEMBERS = new Map([['aaa', ANY]])
const NAMES = new Map<string, string>([[ANY, 'aaa']])
const MUTED = findsWords(['a a', 'art', '- -', '漢 字', "a'a"])
const HELD = hasWordOf('casino\nbuy now\na a a')
const REDIRECTS = { publicUrl: 'https://debut.example', redirectUrls: ['https://*.debut.example/**', 'app://*/**'] }
const ROW = { id: 'a' }
const at = (text: string) => ({ text, start: 0, end: text.length })

const quietly = (parse: (text: string) => unknown) => (text: string) => {
  try {
    return parse(text)
  } catch (error) {
    return error
  }
}
const readBy = (reader: { write: (bytes: Buffer) => unknown; end: () => unknown }, text: string) => {
  reader.write(Buffer.from(text))
  return reader.end()
}

/**
 * Lists everything that reads texts of members, visitors and other sites, with the longest text that each can get. The code that draws
 * Markdown has its own test in the client.
 */
const PARSERS: readonly Parser[] = [
  ['first words', LONGEST_POST, (text) => firstWords(text, 70)],
  ['long first words', LONGEST_POST, (text) => firstWords(text, 2_000)],
  ['names of posts', LONGEST_POST, (text) => nameOf({ title: null, text })],
  ['summaries', LONGEST_POST, (text) => summaryOf(text)],
  ['quotes in notifications', LONGEST_POST, plainBeginning],
  ['beginnings in the feed', LONGEST_POST, beginningOf],
  ['beginnings of a long paragraph', LONGEST_POST, (text) => beginningOf(`a ${text}\n\n${text}`)],
  ['names that are mentioned', LONGEST_POST, namesIn],
  ['ids that are mentioned', LONGEST_POST, idsIn],
  ['mentions as they are kept', LONGEST_POST, (text) => withIds(text, MEMBERS)],
  ['mentions as links', LONGEST_POST, (text) => withLinks(text, NAMES)],
  ['mentions as names', LONGEST_POST, (text) => withNames(text, NAMES)],
  ['texts without mentions', LONGEST_POST, withoutMentions],
  ['texts as they were written', LONGEST_POST, asWritten],
  ['resolved mentions', LONGEST_POST, (text) => resolveMentions(text, ANY, {} as never, async () => new Map())],
  ['words of the search', LONGEST_POST, wordsIn],
  ['questions to the search', ADDRESS, (q) => SearchQuery.safeParse({ q })],
  ['muted words in a text', LONGEST_POST, (text) => MUTED?.test(text)],
  ['a word to mute', AT_LEAST, (text) => MutedWord.safeParse(text)],
  ['the same muted word', AT_LEAST, (text) => isSameWord(text, 'a')],
  ['held words', LONGEST_POST, HELD],
  ['texts that are compared', LONGEST_POST, normalText],
  ['fingerprints', LONGEST_POST, (text) => fingerprintOf(text, 'key')],
  ['links to others', LONGEST_POST, (text) => linksToOthers(text, 'https://debut.example')],
  ['bodies of posts', LONGEST_POST, (text) => PostBody.safeParse(text)],
  ['titles of posts', LONGEST_TITLE, (text) => PostTitle.safeParse(text)],
  ['bodies of comments', LONGEST_COMMENT, (text) => CommentBody.safeParse(text)],
  ['bodies of reviews', AT_LEAST, (text) => ReviewBody.safeParse(text)],
  ['appeals', AT_LEAST, (text) => AppealText.safeParse(text)],
  ['bios', AT_LEAST, (text) => WrittenBio.safeParse(text)],
  ['links of profiles', ADDRESS, (text) => linkProblem('website', text)],
  ['usernames', AT_LEAST, (text) => Username.safeParse(text)],
  ['usernames made of names', AT_LEAST, (text) => usernamesFor(text, ANY)],
  ['slugs', AT_LEAST, (text) => Slug.safeParse(text)],
  ['slugs made of names', AT_LEAST, slugFrom],
  ['slugs of products', AT_LEAST, productSlugOf],
  ['alternatives', AT_LEAST, (text) => NamedOther.safeParse({ kind: 'product', name: text, url: text })],
  ['tags', AT_LEAST, (text) => TagSlug.safeParse(text)],
  ['names of products', AT_LEAST, (text) => writtenFace.name.safeParse(text)],
  ['taglines', AT_LEAST, (text) => writtenFace.tagline.safeParse(text)],
  ['addresses of products', ADDRESS, (text) => writtenFace.url.safeParse(text)],
  ['addresses in full', ADDRESS, (text) => writtenFace.url.safeParse(`https://a.example/${text}`)],
  ['websites of drafts', ADDRESS, websiteProblem],
  ['deals', AT_LEAST, (text) => Deal.safeParse({ text, code: text })],
  ['keys of addresses', ADDRESS, quietly((text) => urlKey(`https://a.example/${text}a`))],
  ['keys of hosts', ADDRESS, quietly((text) => urlKey(`https://www.${text}`))],
  ['shortened addresses', ADDRESS, quietly((text) => isShortened(`https://${text}`))],
  ['addresses to scrape', ADDRESS, scrapeAddress],
  ['addresses to scrape with a port', ADDRESS, (text) => scrapeAddress(`a.${text}:`)],
  ['parts of pages', BODY, (parts) => OwnPartsQuery.safeParse({ parts })],
  ['paths of pictures', ADDRESS, (text) => PicturePath.safeParse(`/${text}`)],
  ['uploads in an export', BODY, (text) => [...text.matchAll(UPLOAD_PATHS)]],
  ['checklists', AT_LEAST, (text) => ChecklistContent.safeParse({ tasks: { [text]: { done: true } }, own: [text], leftOut: [text] })],
  ['addresses of mail', AT_LEAST, (text) => ContactEmail.safeParse(text)],
  ['addresses of mail with a host', AT_LEAST, (text) => ContactEmail.safeParse(`a@${text}`)],
  ['replies', AT_LEAST, (text) => ContactReplyText.safeParse(text)],
  ['references', AT_LEAST, readReference],
  ['addresses of accounts', AT_LEAST, quietly(emailOrRefuse)],
  ['hosts of accounts', AT_LEAST, quietly((text) => emailOrRefuse(`a@${text}`))],
  ['mailboxes', AT_LEAST, (text) => mailboxOf(`${text}@gmail.com`)],
  ['phone numbers', AT_LEAST, quietly(phoneOrRefuse)],
  ['where sign-in leads', ADDRESS, (text) => redirectTarget(REDIRECTS, `https://a.debut.example/${text}`)],
  ['where apps are led', ADDRESS, (text) => redirectTarget(REDIRECTS, `app://a/${text}`)],
  ['what passwords are made of', 256, (text) => isMadeOf(text, contextWords({ email: 'ines@paper.example', names: ['Inês'] }, ['Debut']))],
  ['names in passwords', AT_LEAST, (text) => isMadeOf('Ines.Debut1', contextWords({ email: text, names: [text] }, ['Debut']))],
  ['messages of wallets', AT_LEAST, quietly((text) => parseWalletMessage(text, 'ethereum'))],
  [
    'fields of wallets',
    AT_LEAST,
    quietly((text) =>
      parseWalletMessage(
        `a.example wants you to sign in with your Ethereum account:\n0x${'a'.repeat(40)}\n\n${text}\n\nURI: ${text}`,
        'ethereum',
      ),
    ),
  ],

  ['pictures in a text', LONGEST_POST, picturesIn],
  ['texts without one picture', LONGEST_POST, (text) => withoutPicture(text, '/a')],
  ['first pictures', LONGEST_POST, firstPictureIn],
  ['texts without pictures', LONGEST_POST, withoutPictures],
  ['descriptions of pictures', AT_LEAST, altFor],
  ['titles that are pasted', AT_LEAST, oneLine],
  ['links that are set', LONGEST_POST, (text) => linked(at(text))],
  ['lists that are set', LONGEST_POST, (text) => listed(at(text))],
  ['headings that are set', LONGEST_POST, (text) => headed(at(text))],
  ['notes of reports', AT_LEAST, noteFrom],
  ['addresses that are shown', ADDRESS, quietly((text) => shownAddress(`https://a.example/${text}`))],
  ['addresses without a scheme', ADDRESS, wholeAddress],
  ['addresses of videos', ADDRESS, quietly((text) => videoAt(`https://vimeo.com/${text}`))],
  ['values of charts', BODY, parseValues],
  ['words for names', AT_LEAST, readWords],
  ['rude names', AT_LEAST, isRude],
  ['rows of consoles', AT_LEAST, (text) => filterRows([ROW], [{ id: 'a', name: 'A', value: () => text } as never], text)],
  ['tables to download', AT_LEAST, (text) => csvOf([{ id: 'a', name: 'A', value: () => text } as never], [ROW])],
  ['calendars', AT_LEAST, (text) => writeCalendar({ product: 'Debut', name: text, days: [] })],
  ['commands that are looked for', AT_LEAST, (text) => fitsWords('a', text)],
  ['anchors', AT_LEAST, anchorOf],
  ['names of browsers', AT_LEAST, deviceLabel],
  ['names of robots', AT_LEAST, isBot],
  ['cookies', AT_LEAST, (text) => readChunked(text, 'a')],
  ['paths', AT_LEAST, quietly((text) => matchPattern(compilePattern('/tool/:slug/*'), decodePath(`/tool/a/${text}`)))],
  ['paths of one part', AT_LEAST, quietly((text) => matchPattern(compilePattern('/posts/:id'), decodePath(`/posts/${text}`)))],
  ['paths with slashes behind them', AT_LEAST, (text) => withoutLastSlashes(`/posts/${text}a`)],
  ['markup that is escaped', LONGEST_POST, escapeMarkup],
  ['addresses that can’t be decoded', AT_LEAST, escapeUndecodable],
  ['texts of previews', AT_LEAST, drawableText],
  ['texts of badges', AT_LEAST, (text) => fitText(text, 12, 300)],
  ['drawings from elsewhere', BODY, shapesIn],
  ['drawings with much in them', BODY, (text) => shapesIn(`<path d="${text}"/><g ${text}>`)],

  ['heads of pages', BODY, (text) => readBy(headReader('text/html'), text)],
  ['heads in another charset', BODY, (text) => readBy(headReader(`text/html; charset=${text}`), text)],
  ['pages', BODY, (text) => readBy(pageReader('text/html'), text)],
  ['texts of pages', AT_LEAST, tidy],
  ['texts of pages that are cut', AT_LEAST, (text) => cutAtWord(text, 5_000)],
  ['texts with markup in them', AT_LEAST, withoutMarkup],
  [
    'what sites say',
    AT_LEAST,
    (text) => siteTexts({ hostname: 'a.example', names: [text], titles: [text], taglines: [text], descriptions: [text] }),
  ],
  ['profiles', ADDRESS, (text) => profilesAmong([`https://github.com/${text}`, `https://a.example/@${text}`])],
  ['repositories', ADDRESS, (text) => repositoryAmong([`https://github.com/${text}`])],
  ['manifests', BODY, (text) => webManifest(JSON.stringify({ name: text, icons: [{ src: text, sizes: text }] }))],
  ['manifests that are none', BODY, webManifest],
  ['structured data', BODY, (text) => structuredData([text, `{"@type":"${text}"}`])],
  ['robots.txt', BODY, (text) => allows('https://a.example/robots.txt', text, `https://a.example/${text.slice(0, ADDRESS)}`)],
  [
    'a rule of robots.txt',
    BODY,
    (text) => allows('https://a.example/robots.txt', `User-agent: *\nDisallow: /${text}`, `https://a.example/${'a'.repeat(ADDRESS)}`),
  ],
]

it.each(PARSERS)('%s cost no more than their length', (_what, longest, parse) => {
  const length = Math.min(Math.max(longest, AT_LEAST), 2 * AT_LEAST)
  const found = hostileSeeds.flatMap((seed) => costGrowth(parse, seed, length) ?? [])
  expect(found).toEqual([])
})

it('a pattern that is worse than linear is found by what is repeated here', () => {
  const planted = (text: string) => text.replaceAll(/!\[([^\]]*)\]\((\S+)\)/g, '$1')
  expect(hostileSeeds.some((seed) => costGrowth(planted, seed, AT_LEAST) !== undefined)).toBe(true)
})
