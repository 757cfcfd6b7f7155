import { tools as contract } from '@debut/events/tools/tools.ts'
import { SlugClaimed, UrlClaimed, UrlReleased } from '@debut/events/tools/tool-events.ts'
import { projects } from '../kernel/projects.ts'
import { listings } from './listings-projector.ts'
import { tools as projector } from './tools-projector.ts'

export const tools = projects(contract, [projector, listings], { neverRead: [SlugClaimed, UrlClaimed, UrlReleased] })
