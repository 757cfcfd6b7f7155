import { Claims, Draft, Drafts, KeptPicture, SavedDraft } from '@debut/events/drafts/draft-answers.ts'
import type { DraftContent } from '@debut/events/drafts/draft-content.ts'
import { LineDays } from '@debut/events/launches/line/line-answers.ts'
import { TagStatus } from '@debut/events/tags/tag-answers.ts'
import { ListingsOverview } from '@debut/events/tools/listing-answers.ts'
import { OwnTools } from '@debut/events/tools/own-tools-answers.ts'
import { Site } from '@debut/events/tools/site-answers.ts'
import { ToolOwnership } from '@debut/events/tools/tool-ownership-answers.ts'
import type { PictureCrop, PictureKind } from '@debut/events/tools/tool-picture.ts'
import { ApiError, type ApiClient, NoAnswer } from '../../lib/api/api-client.ts'

export const fetchDrafts = async (api: ApiClient) => (await api.get('/api/drafts', Drafts)).drafts

export const beginDraft = (api: ApiClient, typed: { readonly name: string; readonly url: string }) => api.post('/api/drafts', typed, Draft)

export const fetchDraft = (api: ApiClient, toolId: string) => api.get(`/api/drafts/${toolId}`, Draft)

export const saveDraft = (api: ApiClient, toolId: string, revision: number, content: DraftContent) =>
  api.post(`/api/drafts/${toolId}`, { revision, content }, SavedDraft, 'PUT')

export const dropDraft = (api: ApiClient, toolId: string) => api.post(`/api/drafts/${toolId}`, undefined, NoAnswer, 'DELETE')

export const beginEdits = (api: ApiClient, toolId: string) => api.post(`/api/drafts/${toolId}/edits`, undefined, Draft)

export const rebaseDraft = (api: ApiClient, toolId: string) => api.post(`/api/drafts/${toolId}/rebase`, undefined, Draft)

export const fetchClaims = (api: ApiClient, toolId: string | undefined, slug: string, url: string) => {
  const query = new URLSearchParams({ ...(toolId !== undefined && { toolId }), ...(slug !== '' && { slug }), ...(url !== '' && { url }) })
  return api.get(`/api/drafts/claims?${query}`, Claims)
}

export const readSite = (api: ApiClient, url: string) => api.post('/api/drafts/site', { url }, Site)

export const takePictureFrom = (api: ApiClient, kind: PictureKind, url: string) =>
  api.post('/api/drafts/picture-from', { kind, url }, KeptPicture)

export const picturesPath = (kind: PictureKind, crop: PictureCrop | undefined) => {
  const query = new URLSearchParams({ kind })
  for (const [side, pixels] of Object.entries(crop ?? {})) query.set(side, String(pixels))
  return `/api/drafts/pictures?${query}`
}

const asOf = (position: number | undefined) => (position === undefined ? '' : `min-position=${position}`)

/** Of a moment when the log is at least so far. */
export const fetchOwnTools = (api: ApiClient, position?: number) => api.get(`/api/your-tools?${asOf(position)}`, OwnTools)

/** Finds the member's own tool, also by an address that it had before, and while it is hidden. */
export const fetchOwnTool = (api: ApiClient, name: string) => api.get(`/api/tools/${encodeURIComponent(name)}/mine`, ToolOwnership)

const MOST_TAGS = 50

export const fetchTags = async (api: ApiClient) =>
  (await api.get(`/api/listings/overview?kind=tag&limit=${MOST_TAGS}`, ListingsOverview)).listings.map(({ name, shownName, tools }) => ({
    name,
    shownName,
    tools,
  }))

export const fetchStatus = (api: ApiClient, tag: string) => api.get(`/api/tags/${tag}`, TagStatus)

export const fetchNextFree = async (api: ApiClient) => (await api.get('/api/line/days', LineDays)).nextFree

/** The catalogue's word for why not; undefined where there was no answer, or none of ours. */
export const refusalIn = (error: unknown) =>
  error instanceof ApiError && error.code.startsWith('status-4') && error.code !== 'status-401' ? error.problem : undefined
