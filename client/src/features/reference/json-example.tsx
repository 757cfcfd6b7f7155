import { CodeBlock } from '../../ui/prose/code-block.tsx'

export const JsonExample = ({ title, value }: { title: string; value: unknown }) => (
  <CodeBlock title={title}>
    <code>{JSON.stringify(value, null, 2)}</code>
  </CodeBlock>
)
