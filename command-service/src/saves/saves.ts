import { saves as contract } from '@debut/events/saves/saves.ts'
import { handles } from '../kernel/handled.ts'
import { publishSaved, saveTool, unpublishSaved, unsaveTool } from './save.ts'

export const saves = handles(contract, {
  commands: { SaveTool: saveTool, UnsaveTool: unsaveTool, PublishSaved: publishSaved, UnpublishSaved: unpublishSaved },
})
