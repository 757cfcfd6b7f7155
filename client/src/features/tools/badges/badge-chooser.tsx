import { type BadgeKind, type Badges, awardOf } from '@debut/events/tools/badge-answers.ts'
import { useState, useSyncExternalStore } from 'react'
import { Link } from '../../../ui/link.tsx'
import { CodeBlock } from '../../../ui/prose/code-block.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { badgePath, htmlSnippet, markdownSnippet } from './badge-snippets.ts'
import { BADGE_HEIGHT, BADGE_WIDTH, badgeThemes, type BadgeTheme } from './badge-themes.ts'
import { badgeLabel, claimOf, datesOf, proofPath } from './badge-labels.ts'

const THEMES: Readonly<Record<BadgeTheme, string>> = { light: 'Light', dark: 'Dark', neutral: 'Neutral' }

/** The page that it will stand on, whatever the reader's own theme is. */
const GROUNDS: Readonly<Record<BadgeTheme, string>> = {
  light: 'bg-white',
  dark: 'bg-[#0d0b09]',
  neutral: 'bg-[linear-gradient(100deg,#fff_50%,#0d0b09_50%)]',
}

/** Where a badge is not for ever. */
const UNTIL: Readonly<Partial<Record<BadgeKind, string>>> = {
  live: 'This badge lasts until midnight, Los Angeles time. After that, you will find the badges of your result here.',
  coming_soon: 'This badge lasts until your launch day begins.',
}

/** Which badge, for what page, and what to paste there. */
export const BadgeChooser = ({ shown: { slug, name, badges } }: { shown: Badges }) => {
  const [chosen, setChosen] = useState<string>()
  const [theme, setTheme] = useState<BadgeTheme>('light')
  const origin = useOrigin()
  const badge = badges.find(({ kind }) => kind === chosen) ?? badges[0]
  if (badge === undefined) return null
  const worn = { slug, name, badge, theme }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-11 gap-y-8 md:grid-cols-[minmax(240px,320px)_minmax(0,1fr)]">
      <RadioGroup
        legend="Badge"
        look="cards"
        value={badge.kind}
        onValueChange={setChosen}
        options={badges.map((each) => ({ value: each.kind, label: claimOf(each), ...(each.start !== null && { hint: datesOf(each) }) }))}
      />
      <div className="grid min-w-0 content-start gap-6">
        <div className="grid gap-3">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-[17px] font-bold">Preview</h2>
            <RadioGroup
              legend="Your page"
              hideLegend
              look="segments"
              value={theme}
              onValueChange={(value) => setTheme(badgeThemes.find((each) => each === value) ?? 'light')}
              options={badgeThemes.map((each) => ({ value: each, label: THEMES[each] }))}
            />
          </div>
          <div className={`grid min-h-36 place-items-center rounded-panel border border-line p-4 ${GROUNDS[theme]}`}>
            <img src={badgePath(worn)} alt={badgeLabel(name, badge)} width={BADGE_WIDTH} height={BADGE_HEIGHT} />
          </div>
          <p className="text-[13.5px] text-ink-2">
            It leads to{' '}
            <Link to={proofPath(slug, badge)} className="quiet-link underline">
              {proofWords(badge.kind)}
            </Link>
            . {UNTIL[badge.kind]}
          </p>
        </div>
        <div className="needs-script grid gap-4">
          <CodeBlock title="HTML">
            <code className="wrap-anywhere whitespace-pre-wrap">{htmlSnippet(origin, worn)}</code>
          </CodeBlock>
          <CodeBlock title="Markdown">
            <code className="wrap-anywhere whitespace-pre-wrap">{markdownSnippet(origin, worn)}</code>
          </CodeBlock>
        </div>
      </div>
    </div>
  )
}

const proofWords = (kind: BadgeKind): string => {
  if (awardOf(kind) !== undefined) return 'the standings that it was won in'
  return kind === 'live' ? 'the board of the day' : 'the page of your tool'
}

const never = () => () => undefined

/** Of the address bar: the server does not know it, and nothing can be copied before scripts run. */
const useOrigin = (): string =>
  useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  )
