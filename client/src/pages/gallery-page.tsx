import type { Page } from '../lib/page/page.ts'
import { ActionSpecimens } from './gallery/action-specimens.tsx'
import { ColourSpecimens } from './gallery/colour-specimens.tsx'
import { ConsoleSpecimens } from './gallery/console-specimens.tsx'
import { ContentSpecimens } from './gallery/content-specimens.tsx'
import { FieldSpecimens } from './gallery/field-specimens.tsx'
import { MessageSpecimens } from './gallery/message-specimens.tsx'
import { OverlaySpecimens } from './gallery/overlay-specimens.tsx'
import { ProseSpecimens } from './gallery/prose-specimens.tsx'
import { THEMES, type SpecimensOf } from './gallery/specimen.tsx'

const SECTIONS: readonly { title: string; Specimens: SpecimensOf }[] = [
  { title: 'Colour and type', Specimens: ColourSpecimens },
  { title: 'Actions', Specimens: ActionSpecimens },
  { title: 'Fields', Specimens: FieldSpecimens },
  { title: 'Overlays', Specimens: OverlaySpecimens },
  { title: 'Content', Specimens: ContentSpecimens },
  { title: 'Consoles', Specimens: ConsoleSpecimens },
  { title: 'Messages and progress', Specimens: MessageSpecimens },
  { title: 'Texts', Specimens: ProseSpecimens },
]

/** Every primitive in every state, in both lights. What opens above the page has the light of the page. */
const GalleryPage = () => (
  <>
    <h1 className="text-[40px] font-[750] tracking-[-0.04em] md:text-[46px]">Gallery</h1>
    <p className="mt-2 text-[14.5px] text-ink-2">What Debut is built from, in both lights.</p>
    {SECTIONS.map(({ title, Specimens }) => (
      <section key={title} className="mt-12">
        <h2 className="mb-4 text-2xl font-bold">{title}</h2>
        <div className="grid gap-4 xl:grid-cols-2">
          {THEMES.map((theme) => (
            <div
              key={theme}
              data-theme={theme}
              className="grid min-w-0 content-start gap-7 rounded-card border border-line-2 bg-paper p-4 text-ink sm:p-6"
            >
              <Specimens theme={theme} />
            </div>
          ))}
        </div>
      </section>
    ))}
  </>
)

export const page: Page<unknown> = { Component: GalleryPage, head: () => ({ title: 'Gallery', noindex: true }) }
