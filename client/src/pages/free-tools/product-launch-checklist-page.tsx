import { aboutChecklist } from '../../features/checklist/about-checklist.ts'
import { followChecklist } from '../../features/checklist/keeping/checklist-saga.ts'
import { checklistSlice, type WithChecklist } from '../../features/checklist/keeping/checklist-slice.ts'
import { keptChecklists } from '../../features/checklist/keeping/kept-checklist.ts'
import { writtenChannel } from '../../features/checklist/keeping/written-channel.ts'
import { LaunchChecklist } from '../../features/checklist/launch-checklist.tsx'
import { freeToolPage } from '../../features/free-tools/free-tool-page.tsx'
import { onlineChannel } from '../../lib/commands/online-channel.ts'

const kept = keptChecklists(() => window.localStorage)

export const page = freeToolPage<WithChecklist>('product-launch-checklist', {
  about: aboutChecklist,
  Tool: LaunchChecklist,
  slices: [checklistSlice],
  follow: {
    checklist: ({ api }) => followChecklist({ api, kept, online: onlineChannel(window), written: writtenChannel(window) }),
  },
})
