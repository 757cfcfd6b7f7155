import { useDispatch } from 'react-redux'
import { TimeAgo } from '../../../lib/clock/time-ago.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Link } from '../../../ui/link.tsx'
import { ToolLogo } from '../../../ui/tool-logo.tsx'
import { draftDropRequested } from './drop-draft-saga.ts'
import type { OwnDraft } from './own-tools.ts'
import type { OwnTool } from './tool-sections.ts'

/** What was begun and not sent. */
export const DraftList = ({ drafts, tools }: { readonly drafts: readonly OwnDraft[]; readonly tools: readonly OwnTool[] }) =>
  drafts.length === 0 ? null : (
    <section aria-labelledby="drafts" className="grid gap-3">
      <h2 id="drafts" className="text-[21px] font-bold">
        Drafts
      </h2>
      <ul className="grid">
        {drafts.map((draft) => (
          <Draft key={draft.toolId} draft={draft} slug={tools.find(({ toolId }) => toolId === draft.toolId)?.slug} />
        ))}
      </ul>
    </section>
  )

const left = (missing: number) => (missing === 0 ? 'ready to be sent' : `${missing} ${missing === 1 ? 'thing' : 'things'} to go`)

/** With a slug it is what a tool of the directory is going to be. */
const Draft = ({
  draft: { toolId, name, logo, missing, savedAt },
  slug,
}: {
  readonly draft: OwnDraft
  readonly slug: string | undefined
}) => (
  <li className="flex items-center gap-3.5 border-b border-line-2 py-3">
    {logo === null ? (
      <span aria-hidden="true" className="size-11 flex-none rounded-[12px] border border-dashed border-line" />
    ) : (
      <ToolLogo src={logo} size={44} className="flex-none bg-sunken" />
    )}
    <div className="min-w-0 flex-1">
      <Link
        to={slug === undefined ? `/submit-a-tool?draft=${toolId}` : `/tool/${slug}/edit`}
        aria-label={`Continue ${name === '' ? 'the draft without a name' : name}`}
        className="block truncate font-[620]"
      >
        {name === '' ? 'Without a name' : name}
      </Link>
      <p className="text-[13px] text-ink-2">
        {slug === undefined ? left(missing) : 'changes that are not published'} · saved <TimeAgo iso={savedAt} />
      </p>
    </div>
    <DropDialog toolId={toolId} name={name === '' ? 'this draft' : name} />
  </li>
)

const DropDialog = ({ toolId, name }: { readonly toolId: string; readonly name: string }) => {
  const dispatch = useDispatch()
  return (
    <ConfirmDialog
      label="Delete"
      fullLabel={`Delete the draft of ${name}`}
      look="ghost"
      title={`Delete ${name}?`}
      text="What is written in this draft is gone for good. A tool that is in the directory stays as it is."
      act="Delete the draft"
      actLook="danger"
      leave="Keep it"
      onAct={() => dispatch(draftDropRequested(toolId))}
    />
  )
}
