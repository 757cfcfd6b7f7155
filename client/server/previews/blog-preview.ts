import { startOf } from '@debut/events/kernel/calendar.ts'
import { Day } from '@debut/events/kernel/days.ts'
import type { Writings } from '../../src/app/writings.ts'
import { box, drawPreview } from './draw-preview.ts'
import { drawableText } from './drawable-text.ts'
import { DISPLAY } from './preview-fonts.ts'
import { address, wordmark } from './preview-frame.ts'
import { colours, mark, stage } from './preview-scene.ts'

const SPOT = { x: 980, y: 560, reach: 190 }

/** All that the picture shows: what is alike here is the same picture. */
export const postShown = ({ categories, authors }: Writings, post: Writings['posts'][number]) => ({
  title: drawableText(post.title) ?? post.slug,
  category: categories[post.categories[0] ?? '']?.title ?? 'Blog',
  author: drawableText(authors[post.author]?.name ?? '') ?? 'Debut',
  date: post.date,
})

const sizeOf = (title: string) => (title.length <= 32 ? 80 : title.length <= 60 ? 62 : 50)

const dated = (day: string) => startOf(Day.parse(day)).setLocale('en').toFormat('d MMM yyyy')

export const blogPreview = ({ title, category, author, date }: ReturnType<typeof postShown>, host: string): Promise<Buffer> =>
  drawPreview({
    scene: stage(SPOT),
    sign: mark(72, 64, 44),
    content: Promise.resolve(
      box(
        { width: '100%', height: '100%' },
        wordmark(),
        box(
          { position: 'absolute', left: 72, top: 136, width: 700, height: 400, flexDirection: 'column', justifyContent: 'center' },
          box({ fontSize: 28, color: colours.lime, fontWeight: 700 }, category),
          box(
            { marginTop: 20, fontFamily: DISPLAY, fontWeight: 700, fontSize: sizeOf(title), lineHeight: 1.06, letterSpacing: '-0.03em' },
            title,
          ),
          box({ marginTop: 30, fontSize: 28, color: colours.soft }, `${author}, ${dated(date)}`),
        ),
        address(`${host}/blog`),
      ),
    ),
  })
