import type { ComponentType } from 'react'
import type { Page } from '../../lib/page/page.ts'
import { Contained } from '../../ui/contained.tsx'
import type { About } from './about.ts'
import { FreeToolFrame } from './free-tool-frame.tsx'
import { freeToolHead } from './free-tool-head.ts'
import { type FreeToolSlug, freeToolAt } from './free-tools-list.ts'

interface Parts<Slices> extends Omit<Page<Slices>, 'Component'> {
  readonly about: About
  readonly Tool: ComponentType
}

/** The page of a free tool: the tool in the frame that all of them share. What its head adds goes before the frame's. */
export const freeToolPage = <Slices = object,>(slug: FreeToolSlug, { about, Tool, head, ...page }: Parts<Slices>): Page<Slices> => ({
  ...page,
  Component: () => (
    <FreeToolFrame slug={slug} about={about}>
      <Contained part={freeToolAt(slug).name}>
        <Tool />
      </Contained>
    </FreeToolFrame>
  ),
  head: (state, place) => ({ ...freeToolHead(slug, about), ...head?.(state, place) }),
})
