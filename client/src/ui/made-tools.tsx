import type { MadeTool } from '@debut/events/members/made-tool.ts'
import { Link } from './link.tsx'
import { ToolLogo } from './tool-logo.tsx'

/** What a member makes, in a line below their name. */
export const MadeTools = ({ tools }: { readonly tools: readonly MadeTool[] }) =>
  tools.length === 0 ? null : (
    <p className="mt-0.5 flex flex-wrap gap-x-3.5 text-[13.5px] text-ink-2">
      {tools.map(({ slug, name, logo }) => (
        <Link key={slug} to={`/tool/${slug}`} className="quiet-link max-w-full gap-1.5">
          <ToolLogo src={logo} size={22} className="size-4.5! rounded-[5px]! bg-sunken" />
          <span className="truncate">{name}</span>
        </Link>
      ))}
    </p>
  )
