import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PictureIcon } from './composer-icons.tsx'
import { MARKDOWN_TOOLS } from './markdown-tools.tsx'

interface Props {
  readonly isPreview: boolean
  readonly setPreview: (isPreview: boolean) => void
  readonly onTool: (tool: (typeof MARKDOWN_TOOLS)[number]) => void
  readonly onPictures: () => void
}

/** Whether the text is written or read, and what puts marks into it. */
export const WriteHead = ({ isPreview, setPreview, onTool, onPictures }: Props) => (
  <header className="write-head">
    <div className="segments" role="group" aria-label="Write or preview">
      <Segment isOn={!isPreview} onClick={() => setPreview(false)}>
        Write
      </Segment>
      <Segment isOn={isPreview} onClick={() => setPreview(true)}>
        Preview
      </Segment>
    </div>
    {isPreview ? null : (
      <div className="write-tools" role="group" aria-label="Markdown">
        {MARKDOWN_TOOLS.map((tool) => (
          <IconButton key={tool.name} size="s" label={tool.name} tip={`${tool.name} (${tool.keys})`} onClick={() => onTool(tool)}>
            {tool.face}
          </IconButton>
        ))}
        <IconButton size="s" label="Picture" tip="Picture (or paste one)" onClick={onPictures}>
          <PictureIcon />
        </IconButton>
      </div>
    )}
  </header>
)

const Segment = ({ isOn, onClick, children }: { readonly isOn: boolean; readonly onClick: () => void; readonly children: ReactNode }) => (
  <button type="button" className="segment" aria-pressed={isOn} onClick={onClick}>
    {children}
  </button>
)
