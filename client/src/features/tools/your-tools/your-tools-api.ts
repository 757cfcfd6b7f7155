import { draftsRoute, dropDraftRoute } from '@debut/events/drafts/draft-routes.ts'
import { routeAddress } from '@debut/events/kernel/route-address.ts'
import { ownToolsRoute } from '@debut/events/tools/own-tools-routes.ts'
import { ask } from '../../../lib/api/ask.ts'
import { type ApiClient, NoAnswer } from '../../../lib/api/api-client.ts'

export const fetchOwnTools = (api: ApiClient) => ask(api, ownToolsRoute)

export const fetchOwnDrafts = async (api: ApiClient) => (await ask(api, draftsRoute)).drafts

export const deleteDraft = (api: ApiClient, toolId: string) =>
  api.post(routeAddress(dropDraftRoute, { toolId }), undefined, NoAnswer, dropDraftRoute.method)
