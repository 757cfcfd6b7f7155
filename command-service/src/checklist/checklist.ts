import { checklist as contract } from '@debut/events/checklist/checklist.ts'
import { handles } from '../kernel/handled.ts'
import { checklistRoutes } from './checklist-routes.ts'
import { keptChecklists } from './kept-checklists.ts'

export const checklist = handles(contract, { commands: {}, routes: [checklistRoutes], keeps: [keptChecklists] })
