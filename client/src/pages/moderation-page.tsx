import type { ComponentType } from 'react'
import { useSelector } from 'react-redux'
import { all, call } from 'typed-redux-saga'
import { AlternativesQueue } from '../features/alternatives/moderation/alternatives-queue.tsx'
import { followAlternativesQueue, loadAlternativesQueue } from '../features/alternatives/moderation/queue-saga.ts'
import {
  alternativesQueueSlice,
  selectAlternativesQueue,
  type WithAlternativesQueue,
} from '../features/alternatives/moderation/queue-slice.ts'
import { followModeration, loadModeration, queryIn } from '../features/launches/moderation/moderation-saga.ts'
import { moderationSlice, selectModeration, type WithModeration } from '../features/launches/moderation/moderation-slice.ts'
import { ModerationView } from '../features/launches/moderation/moderation-view.tsx'
import { followTagsQueue, loadTagsQueue, tagIn } from '../features/tags/moderation/tags-queue-saga.ts'
import { selectTagsQueue, tagsQueueSlice, type WithTagsQueue } from '../features/tags/moderation/tags-queue-slice.ts'
import { TagsQueue } from '../features/tags/moderation/tags-queue.tsx'
import { followModeratedTools, loadModeratedTools, toolIn } from '../features/tools/moderation/moderated-tools-saga.ts'
import { moderatedToolsSlice, selectModeratedTools, type WithModeratedTools } from '../features/tools/moderation/moderated-tools-slice.ts'
import { toolActsSlice } from '../features/tools/moderation/tool-acts-slice.ts'
import { ToolsQueue } from '../features/tools/moderation/tools-queue.tsx'
import type { Page, PageContext } from '../lib/page/page.ts'

type Shown = WithModeration & WithAlternativesQueue & WithTagsQueue & WithModeratedTools

/** What admins decide on, each with a slice of its own. */
interface Section {
  readonly name: string
  readonly Section: ComponentType
  readonly load: (context: PageContext) => Generator
  readonly follow: (context: PageContext) => Generator
  readonly statusOf: (state: Shown) => string
}

const sections: readonly Section[] = [
  {
    name: 'tools',
    Section: ToolsQueue,
    load: ({ api, search }) => loadModeratedTools(api, toolIn(search)),
    follow: ({ api, search }) => followModeratedTools(api, toolIn(search)),
    statusOf: (state) => selectModeratedTools(state).status,
  },
  {
    name: 'alternatives',
    Section: AlternativesQueue,
    load: ({ api }) => loadAlternativesQueue(api),
    follow: ({ api }) => followAlternativesQueue(api),
    statusOf: (state) => selectAlternativesQueue(state).status,
  },
  {
    name: 'tags',
    Section: TagsQueue,
    load: ({ api, search }) => loadTagsQueue(api, tagIn(search)),
    follow: ({ api, search }) => followTagsQueue(api, tagIn(search)),
    statusOf: (state) => selectTagsQueue(state).status,
  },
  {
    name: 'launches',
    Section: ModerationView,
    load: ({ api, search }) => loadModeration(api, queryIn(search)),
    follow: ({ api, search }) => followModeration(api, queryIn(search)),
    statusOf: (state) => selectModeration(state).status,
  },
]

const ModerationPage = () => {
  const isShown = useSelector((state: Shown) => sections.every(({ statusOf }) => statusOf(state) !== 'forbidden'))
  return (
    <>
      <h1 className="text-[40px] font-[750] tracking-[-0.04em] md:text-[46px]">Moderation</h1>
      <p className="mt-2 mb-9 max-w-[62ch] text-[14.5px] text-ink-2">Whatever is done here is in the log, with its reason.</p>
      {isShown ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
          {sections.map(({ name, Section }) => (
            <Section key={name} />
          ))}
        </div>
      ) : null}
    </>
  )
}

export const page: Page<Shown> = {
  slices: [moderatedToolsSlice, toolActsSlice, moderationSlice, alternativesQueueSlice, tagsQueueSlice],
  Component: ModerationPage,
  *load(context: PageContext) {
    yield* all(sections.map((section) => call(section.load, context)))
  },
  follow: Object.fromEntries(sections.map(({ name, follow }) => [name, follow])),
  /** To all others it looks as if there were no such page. */
  valid: (state) => sections.every(({ statusOf }) => statusOf(state) !== 'forbidden'),
  head: (state) => ({
    title: 'Moderation',
    noindex: true,
    status: sections.some(({ statusOf }) => statusOf(state) === 'unreachable') ? 503 : 200,
  }),
}
