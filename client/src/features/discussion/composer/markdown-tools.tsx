import type { KeyboardEvent, ReactNode } from 'react'
import type { Edit, Typed } from '../../../lib/writing/edit-field.ts'
import { LinkIcon, MentionIcon } from './composer-icons.tsx'
import { headed, linked, marked, mentioning } from '../../../lib/writing/markdown-edits.ts'

interface MarkdownTool {
  readonly name: string
  readonly face: ReactNode
  /** As its title and the list of marks name them. */
  readonly keys: string
  /** By its place on the keyboard where another key, pressed with it, makes another character. */
  readonly isPressed?: (event: KeyboardEvent) => boolean
  readonly edit: (typed: Typed) => Edit
}

const withCtrl =
  (wanted: string) =>
  ({ key, altKey }: KeyboardEvent): boolean =>
    !altKey && key.toLowerCase() === wanted

export const MARKDOWN_TOOLS: readonly MarkdownTool[] = [
  { name: 'Bold', face: <b>B</b>, keys: 'Ctrl B', isPressed: withCtrl('b'), edit: (typed) => marked(typed, '**', 'bold') },
  { name: 'Italic', face: <i>I</i>, keys: 'Ctrl I', isPressed: withCtrl('i'), edit: (typed) => marked(typed, '*', 'italic') },
  { name: 'Heading', face: <b>H</b>, keys: 'Ctrl Alt 2', isPressed: ({ code, altKey }) => altKey && code === 'Digit2', edit: headed },
  { name: 'Link', face: <LinkIcon />, keys: 'Ctrl K', isPressed: withCtrl('k'), edit: linked },
  { name: 'Mention', face: <MentionIcon />, keys: '@', edit: mentioning },
]

/** The tool whose keys are pressed. */
export const toolPressed = (event: KeyboardEvent): MarkdownTool | undefined =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey ? MARKDOWN_TOOLS.find(({ isPressed }) => isPressed?.(event)) : undefined
