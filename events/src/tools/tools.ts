import { toolRoutes } from './tool-routes.ts'
import { defineCapability } from '../kernel/define-capability.ts'
import { ToolFrame } from './tool-answers.ts'
import { toolCommands } from './tool-commands.ts'
import { SlugClaimed, toolEvents, UrlClaimed, UrlReleased } from './tool-events.ts'
import { toolProblems } from './tool-problems.ts'
import { toolSentences } from './tool-sentences.ts'

export const tools = defineCapability({
  name: 'tools',
  events: { tool: toolEvents, slug: [SlugClaimed], url: [UrlClaimed, UrlReleased] },
  claims: ['slug', 'url'],
  commands: toolCommands,
  answers: toolRoutes,
  topics: { tool: { who: 'everybody', frame: ToolFrame } },
  problems: toolProblems,
  sentences: toolSentences,
})
