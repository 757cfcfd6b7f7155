import { saves as contract } from '@debut/events/saves/saves.ts'
import { handles } from '../kernel/handled.ts'
import { publishSaved, savePost, saveTool, unpublishSaved, unsavePost, unsaveTool } from './save.ts'

export const saves = handles(contract, {
  commands: {
    SaveTool: saveTool,
    UnsaveTool: unsaveTool,
    SavePost: savePost,
    UnsavePost: unsavePost,
    PublishSaved: publishSaved,
    UnpublishSaved: unpublishSaved,
  },
})
