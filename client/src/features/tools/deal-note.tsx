import { CopyButton } from '../../ui/copy-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Tool } from './tool.ts'

/** What its makers give to who comes from here. */
export const DealNote = ({ deal: { text, code } }: { deal: NonNullable<Tool['deal']> }) => (
  <section aria-label="Deal" className="deal-note">
    <Icon name="lucide:ticket-percent" className="size-5 text-ink-2" />
    <p className="min-w-0 flex-1 basis-56">
      <b className="block text-[13px]/tight font-semibold text-ink-2">Deal for you</b>
      <span className="text-[15px] font-[560]">{text}</span>
    </p>
    {code === null ? null : (
      <span className="flex items-center gap-1">
        <code className="rounded-chip border border-line bg-surface px-2.5 py-1 text-[13.5px] font-semibold">{code}</code>
        <CopyButton label="Copy code" text={() => code} />
      </span>
    )}
  </section>
)
