import type { MentionedTool } from '@debut/events/discussion/post-answers.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import { useState } from 'react'
import * as z from 'zod/mini'
import { IconButton } from '../../../ui/icon-button.tsx'
import { CloseIcon } from '../../../ui/icons.tsx'
import { Select } from '../../../ui/select.tsx'
import { ToolLogo } from '../../../ui/tool-logo.tsx'

interface Props {
  /** Those that a post may be about. */
  readonly tools: readonly MentionedTool[]
  readonly toolId: ToolId | null
  readonly error: string | undefined
  readonly choose: (toolId: ToolId | null) => void
}

const focus = (element: HTMLElement | null) => element?.focus()

/** The product that a post is about: a choice, and a card once it is chosen. */
export const AboutChoice = ({ tools, toolId, error, choose }: Props) => {
  /** A choice replaces the field that had the focus: what stands in its place takes it. */
  const [wasChanged, setChanged] = useState(false)
  const take = (next: ToolId | null) => {
    setChanged(true)
    choose(next)
  }
  const given = wasChanged ? { ref: focus } : {}
  const tool = tools.find((each) => each.toolId === toolId)
  if (tool !== undefined)
    return (
      <div className="write-about">
        <div className="write-tool">
          <ToolLogo src={tool.logo} size={44} className="flex-none" />
          <div className="min-w-0 flex-1">
            <p className="truncate text-[15px] font-[650]">
              <span className="sr-only">About </span>
              {tool.name}
            </p>
            <p className="text-[13.5px]/[1.4] text-ink-2">{tool.tagline}</p>
          </div>
          <IconButton label={`Remove ${tool.name}`} size="s" onClick={() => take(null)} {...given}>
            <CloseIcon />
          </IconButton>
        </div>
      </div>
    )
  if (tools.length === 0) return null
  return (
    <div className="write-about">
      <Select
        label="About"
        optional
        value=""
        options={[{ value: '', label: 'No product' }, ...tools.map(({ toolId: value, name }) => ({ value, label: name }))]}
        onChange={({ currentTarget: { value } }) => take(z.safeParse(ToolId, value).data ?? null)}
        error={error}
        {...given}
      />
    </div>
  )
}
