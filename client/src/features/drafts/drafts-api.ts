import {
  beginDraftRoute,
  beginEditsRoute,
  claimsRoute,
  draftRoute,
  draftsRoute,
  dropDraftRoute,
  keepPictureFromRoute,
  keepPictureRoute,
  rebaseDraftRoute,
  saveDraftRoute,
  siteRoute,
} from '@debut/events/drafts/draft-routes.ts'
import { lineDaysRoute } from '@debut/events/launches/line/line-routes.ts'
import { tagRoute } from '@debut/events/tags/tag-routes.ts'
import { listingsOverviewRoute } from '@debut/events/tools/listing-routes.ts'
import { emailInvitationsRoute, inviteByEmailRoute, takeBackInvitationRoute } from '@debut/events/tools/invitation-routes.ts'
import { ownToolsRoute } from '@debut/events/tools/own-tools-routes.ts'
import { toolOwnershipRoute } from '@debut/events/tools/tool-ownership-routes.ts'
import { ask, askSince, send } from '../../lib/api/ask.ts'
import type { DraftContent } from '@debut/events/drafts/draft-content.ts'
import { routeAddress } from '@debut/events/kernel/route-address.ts'
import type { PictureCrop, PictureKind } from '@debut/events/tools/tool-picture.ts'
import { ApiError, type ApiClient, NoAnswer } from '../../lib/api/api-client.ts'

export const fetchDrafts = async (api: ApiClient) => (await ask(api, draftsRoute)).drafts

export const beginDraft = (api: ApiClient, typed: { readonly name: string; readonly url: string }) => send(api, beginDraftRoute, typed)

export const fetchDraft = (api: ApiClient, toolId: string) => ask(api, draftRoute, { toolId })

export const saveDraft = (api: ApiClient, toolId: string, revision: number, content: DraftContent) =>
  send(api, saveDraftRoute, { revision, content }, { toolId })

export const dropDraft = (api: ApiClient, toolId: string) =>
  api.post(routeAddress(dropDraftRoute, { toolId }), undefined, NoAnswer, dropDraftRoute.method)

export const beginEdits = (api: ApiClient, toolId: string) => send(api, beginEditsRoute, undefined, { toolId })

export const rebaseDraft = (api: ApiClient, toolId: string) => send(api, rebaseDraftRoute, undefined, { toolId })

export const fetchClaims = (api: ApiClient, toolId: string | undefined, slug: string, url: string) =>
  ask(api, claimsRoute, { toolId, ...(slug !== '' && { slug }), ...(url !== '' && { url }) })

export const readSite = (api: ApiClient, url: string) => send(api, siteRoute, { url })

export const takePictureFrom = (api: ApiClient, kind: PictureKind, url: string) => send(api, keepPictureFromRoute, { kind, url })

export const picturesPath = (kind: PictureKind, crop: PictureCrop | undefined) => routeAddress(keepPictureRoute, { kind, ...crop })

/** Of a moment when the log is at least so far. */
export const fetchOwnTools = (api: ApiClient, position?: number) => askSince(api, position, ownToolsRoute)

/** Finds the member's own tool, also by an address that it had before, and while it is hidden. */
export const fetchOwnTool = (api: ApiClient, name: string) => ask(api, toolOwnershipRoute, { tool: name })

/** Fetches the email invitations to one of the member’s tools. */
export const fetchGuests = async (api: ApiClient, toolId: string) => (await ask(api, emailInvitationsRoute, { toolId })).invitations

export const inviteGuest = async (api: ApiClient, toolId: string, email: string) =>
  (await send(api, inviteByEmailRoute, { toolId, email })).invitations

export const takeBackGuest = async (api: ApiClient, toolId: string, id: string) =>
  (await send(api, takeBackInvitationRoute, undefined, { toolId, invitationId: id })).invitations

const MOST_TAGS = 50

export const fetchTags = async (api: ApiClient) =>
  (await ask(api, listingsOverviewRoute, { kind: 'tag', limit: MOST_TAGS })).listings.map(({ name, shownName, tools }) => ({
    name,
    shownName,
    tools,
  }))

export const fetchStatus = (api: ApiClient, tag: string) => ask(api, tagRoute, { tag })

export const fetchNextFree = async (api: ApiClient) => (await ask(api, lineDaysRoute)).nextFree

/** The catalogue's word for why not; undefined where there was no answer, or none of ours. */
export const refusalIn = (error: unknown) =>
  error instanceof ApiError && error.code.startsWith('status-4') && error.code !== 'status-401' ? error.problem : undefined
