import type { DraftContent } from '@debut/events/drafts/draft-content.ts'
import { networks } from '@debut/events/tools/tool-card.ts'
import type { Site } from '@debut/events/tools/site-answers.ts'
import type { PictureKind } from '@debut/events/tools/tool-picture.ts'
import { call, put, select } from 'typed-redux-saga'
import type { ApiClient } from '../../lib/api/api-client.ts'
import { draftTyped, pictureTaken, selectDraft, siteChanged } from './draft-slice.ts'
import { readSite, refusalIn, takePictureFrom } from './drafts-api.ts'
import { wholeAddress } from '../../ui/whole-address.ts'

/** A site names many; the best come first. */
const LOGOS_TRIED = 3
const PICTURES_TRIED = 3

const NO_ANSWER = 'We couldn’t read the site just now. Fill in the form yourself, or try again.'

/** What a site says of itself, into the fields that are still empty when it has come. */
export function* fillFromSite(api: ApiClient) {
  const begun = yield* select(selectDraft)
  if (begun.content.url.trim() === '') return
  yield* put(siteChanged({ status: 'reading', message: '' }))
  try {
    const site = yield* call(readSite, api, wholeAddress(begun.content.url))
    const { toolId, content } = yield* select(selectDraft)
    if (toolId !== begun.toolId) return
    const { patch, filled } = fillingOf(content, site)
    if (filled.length > 0) yield* put(draftTyped(patch))
    const pictures = yield* call(fillPictures, api, site, begun.toolId)
    yield* put(siteChanged({ status: 'read', message: wordsFor([...filled, ...pictures]) }))
  } catch (error) {
    yield* put(siteChanged({ status: 'failed', message: refusalIn(error)?.message ?? NO_ANSWER }))
  }
}

/** What was typed is never written over. */
export const fillingOf = (content: DraftContent, site: Site) => {
  const patch: Partial<DraftContent> = {}
  const filled: string[] = []
  for (const field of ['tagline', 'description', 'repoUrl'] as const) {
    const found = site[field]
    if (found === undefined || content[field].trim() !== '') continue
    patch[field] = found
    filled.push(WORDS[field])
  }
  if (content.pricing === null && site.pricing !== undefined) {
    patch.pricing = site.pricing
    filled.push('price')
  }
  const added = networks.flatMap((network) => {
    const found = site.socials[network]
    return found === undefined || content.socials[network]?.trim() ? [] : [[network, found] as const]
  })
  if (added.length > 0) {
    patch.socials = { ...content.socials, ...Object.fromEntries(added) }
    filled.push('social links')
  }
  return { patch, filled }
}

const WORDS = { tagline: 'tagline', description: 'description', repoUrl: 'repository' } as const

function* fillPictures(api: ApiClient, site: Site, toolId: string | null) {
  const filled: string[] = []
  for (const { url } of site.logos.slice(0, LOGOS_TRIED)) {
    if ((yield* select(selectDraft)).content.logo !== null) break
    if (yield* takeOne(api, 'logo', url, toolId)) filled.push('logo')
  }
  if ((yield* select(selectDraft)).content.images.length > 0) return filled
  let pictures = 0
  for (const url of site.pictures.slice(0, PICTURES_TRIED)) if (yield* takeOne(api, 'image', url, toolId)) pictures += 1
  if (pictures > 0) filled.push(pictures === 1 ? 'a picture' : `${pictures} pictures`)
  return filled
}

/** A picture that can't be fetched is skipped: the next one may work. */
function* takeOne(api: ApiClient, kind: PictureKind, url: string, toolId: string | null) {
  try {
    const picture = yield* call(takePictureFrom, api, kind, url)
    const draft = yield* select(selectDraft)
    if (draft.toolId !== toolId || (kind === 'logo' && draft.content.logo !== null)) return false
    yield* put(pictureTaken({ kind, picture }))
    return true
  } catch {
    return false
  }
}

const wordsFor = (filled: readonly string[]): string => {
  if (filled.length === 0) return 'The site says nothing that was still missing here.'
  const last = filled.at(-1)
  return `From your site: ${filled.length === 1 ? last : `${filled.slice(0, -1).join(', ')} and ${last}`}. Change whatever you like.`
}
