import { defineCapability } from '../kernel/define-capability.ts'
import { Listing, Neighbours, Shelves } from './listing-answers.ts'
import { ListingQuery, ShelvesQuery } from './listing-questions.ts'
import { Tool, ToolFrame } from './tool-answers.ts'
import { ListTool, PlanLaunch } from './tool-commands.ts'
import { LaunchPlanned, SlugClaimed, ToolListed } from './tool-events.ts'
import { toolProblems } from './tool-problems.ts'
import { ToolParams } from './tool-question.ts'

export const tools = defineCapability({
  name: 'tools',
  events: { tool: [ToolListed, LaunchPlanned], slug: [SlugClaimed] },
  claims: ['slug'],
  commands: { ListTool, PlanLaunch },
  answers: {
    'GET /api/tools/:tool': { who: 'everybody', params: ToolParams, answer: Tool },
    'GET /api/tools/:tool/neighbours': { who: 'everybody', params: ToolParams, answer: Neighbours },
    'GET /api/listings': { who: 'everybody', query: ListingQuery, answer: Listing },
    'GET /api/shelves': { who: 'everybody', query: ShelvesQuery, answer: Shelves },
  },
  topics: { tool: { who: 'everybody', frame: ToolFrame } },
  problems: toolProblems,
})
