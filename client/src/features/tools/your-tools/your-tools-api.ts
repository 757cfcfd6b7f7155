import { Drafts } from '@debut/events/drafts/draft-answers.ts'
import { OwnTools } from '@debut/events/tools/own-tools-answers.ts'
import { type ApiClient, NoAnswer } from '../../../lib/api/api-client.ts'

export const fetchOwnTools = (api: ApiClient) => api.get('/api/your-tools', OwnTools)

export const fetchOwnDrafts = async (api: ApiClient) => (await api.get('/api/drafts', Drafts)).drafts

export const deleteDraft = (api: ApiClient, toolId: string) => api.post(`/api/drafts/${toolId}`, undefined, NoAnswer, 'DELETE')
