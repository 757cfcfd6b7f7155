import { ChangeEntry } from '../features/changelog/change-entry.tsx'
import { changePath, changes, changesByMonth } from '../features/changelog/changes.ts'
import { longMonthName } from '../lib/clock/day-labels.ts'
import type { Page } from '../lib/page/page.ts'
import { feedsAt } from '../lib/seo/feeds-at.ts'
import { pageList } from '../lib/seo/item-list.ts'

const DESCRIPTION = 'What is new on Debut, what works better, and what was fixed. The newest changes come first.'

const monthLabel = (month: string) => `${longMonthName(Number(month.slice(5)))} ${month.slice(0, 4)}`

export const ChangelogPage = () => (
  <>
    <header>
      <h1 className="text-[34px] font-bold md:text-[44px]">Changelog</h1>
      <p className="mt-3 text-lg text-pretty text-ink-2">{DESCRIPTION}</p>
      <p className="mt-3 text-sm text-ink-3">
        Follow it by{' '}
        <a href="/feeds/changelog.rss" className="underline underline-offset-3 hover:text-ink">
          RSS
        </a>{' '}
        or{' '}
        <a href="/feeds/changelog.atom" className="underline underline-offset-3 hover:text-ink">
          Atom
        </a>
      </p>
    </header>
    {changesByMonth(changes).map(([month, ofMonth]) => (
      <section key={month} aria-labelledby={month} className="mt-10">
        <h2 id={month} className="mb-4 scroll-mt-20 text-[26px] font-bold">
          {monthLabel(month)}
        </h2>
        {ofMonth.map((change) => (
          <ChangeEntry key={change.id} change={change} />
        ))}
      </section>
    ))}
  </>
)

export const page: Page<unknown> = {
  Component: ChangelogPage,
  head: () => ({
    title: 'Changelog',
    description: DESCRIPTION,
    jsonLd: [
      pageList(
        'Changes of Debut',
        changes.map((change, index) => ({ rank: index + 1, name: change.title, path: changePath(change) })),
      ),
    ],
    feeds: feedsAt('/feeds/changelog', 'Changelog'),
  }),
}
