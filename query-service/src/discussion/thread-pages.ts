import { BRANCH_SHOWS, THREAD_PAGE, type threadOrders } from '@debut/events/discussion/comment-questions.ts'

type ThreadOrder = (typeof threadOrders)[number]

/** Of branches, by the comments that they begin with. */
const ORDERS: Readonly<Record<ThreadOrder, string>> = { best: 'likes desc, position', newest: 'position desc' }

/** What a page shows of a branch, in the table of these. */
const OF_BRANCH = `least(shows, ${1 + BRANCH_SHOWS})`

/** SQL for each branch of a thread with its place and its page: a branch stands on the page where its first comment does. */
export const pagedBranches = (sort: ThreadOrder) => `
  select root_id, shows, row_number() over (order by ${ORDERS[sort]}) as place,
    (sum(${OF_BRANCH}) over (order by ${ORDERS[sort]} rows unbounded preceding) - ${OF_BRANCH}) / ${THREAD_PAGE} + 1 as page
  from :discussion:.branches where thread = :thread and shows > 0`

const EARLIER: Readonly<Record<ThreadOrder, string>> = {
  best: '(likes > root.likes or likes = root.likes and position < root.position)',
  newest: 'position > root.position',
}

/** SQL for the page of one branch, `root`, without the others' pages. */
export const pageOf = (sort: ThreadOrder) => `
  select coalesce(sum(${OF_BRANCH}), 0) / ${THREAD_PAGE} + 1
  from :discussion:.branches where thread = root.thread and shows > 0 and ${EARLIER[sort]}`
