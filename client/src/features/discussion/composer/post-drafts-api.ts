import type { PostDraftContent } from '@debut/events/discussion/post-draft.ts'
import {
  beginPostDraftRoute,
  dropPostDraftRoute,
  postDraftRoute,
  postDraftsRoute,
  savePostDraftRoute,
} from '@debut/events/discussion/post-draft-routes.ts'
import * as z from 'zod/mini'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import { ask, send } from '../../../lib/api/ask.ts'
import { resource } from '../../../lib/resources/resource.ts'

export const beginPostDraft = (api: ApiClient, content: PostDraftContent) => send(api, beginPostDraftRoute, { content })

export const fetchPostDraft = (api: ApiClient, postId: string) => ask(api, postDraftRoute, { postId })

export const savePostDraft = (api: ApiClient, postId: string, body: { readonly revision: number; readonly content: PostDraftContent }) =>
  send(api, savePostDraftRoute, body, { postId })

export const dropPostDraft = (api: ApiClient, postId: string) =>
  send(api, { ...dropPostDraftRoute, answer: z.null() }, undefined, { postId })

/** The reader's drafts. The command-service answers them, and not with the other own parts of a page. */
export const ownPostDrafts = resource(postDraftsRoute, { isApart: true })
