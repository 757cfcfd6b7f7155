import { defineCapability } from '../kernel/define-capability.ts'
import { Badges } from './badge-answers.ts'
import { Listing, Neighbours, ListingsOverview } from './listing-answers.ts'
import { ListingQuery, ListingsOverviewQuery } from './listing-questions.ts'
import { ModeratedTools, UnlistedTool } from './moderated-answers.ts'
import { OwnTools } from './own-tools-answers.ts'
import { ForSale } from './sale-answers.ts'
import { ForSaleQuery } from './sale-questions.ts'
import { Tool, ToolFrame } from './tool-answers.ts'
import { toolCommands } from './tool-commands.ts'
import { SlugClaimed, toolEvents, UrlClaimed, UrlReleased } from './tool-events.ts'
import { ToolOwnership } from './tool-ownership-answers.ts'
import { toolProblems } from './tool-problems.ts'
import { ModeratedToolsQuery, ToolParams } from './tool-question.ts'
import { toolSentences } from './tool-sentences.ts'

export const tools = defineCapability({
  name: 'tools',
  events: { tool: toolEvents, slug: [SlugClaimed], url: [UrlClaimed, UrlReleased] },
  claims: ['slug', 'url'],
  commands: toolCommands,
  answers: {
    'GET /api/tools/:tool': { who: 'everybody', params: ToolParams, answer: Tool },
    'GET /api/tools/:tool/neighbours': { who: 'everybody', params: ToolParams, answer: Neighbours },
    'GET /api/your-tools': { who: 'members', answer: OwnTools },
    'GET /api/tools/:tool/badges': { who: 'everybody', params: ToolParams, answer: Badges },
    'GET /api/tools/:tool/mine': { who: 'members', params: ToolParams, answer: ToolOwnership },
    'GET /api/tools/:tool/unlisted': { who: 'members', params: ToolParams, answer: UnlistedTool },
    'GET /api/moderation/tools': { who: 'admin', query: ModeratedToolsQuery, answer: ModeratedTools },
    'GET /api/listings': { who: 'everybody', query: ListingQuery, answer: Listing },
    'GET /api/for-sale': { who: 'everybody', query: ForSaleQuery, answer: ForSale },
    'GET /api/listings/overview': { who: 'everybody', query: ListingsOverviewQuery, answer: ListingsOverview },
  },
  topics: { tool: { who: 'everybody', frame: ToolFrame } },
  problems: toolProblems,
  sentences: toolSentences,
})
