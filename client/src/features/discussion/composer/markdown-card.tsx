import { Card } from '../../../ui/card.tsx'
import { MARKDOWN_TOOLS } from './markdown-tools.tsx'

const keysOf = (wanted: string) => MARKDOWN_TOOLS.find(({ name }) => name === wanted)?.keys ?? ''

const MARKS = [
  { sign: '**bold**', does: keysOf('Bold') },
  { sign: '*italic*', does: keysOf('Italic') },
  { sign: '## Heading', does: keysOf('Heading') },
  { sign: '- item', does: 'begins a list' },
  { sign: '[text](link)', does: keysOf('Link') },
  { sign: '@name', does: 'mentions a member' },
  { sign: '#name', does: 'links a product' },
]

export const MarkdownCard = () => (
  <Card title="Markdown">
    <dl className="markdown-marks">
      {MARKS.map(({ sign, does }) => (
        <div key={sign}>
          <dt>{sign}</dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-3 text-[13px] text-ink-3">Paste or drop pictures anywhere in the text.</p>
  </Card>
)
