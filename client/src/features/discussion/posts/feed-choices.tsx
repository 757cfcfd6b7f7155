import { postKinds } from '@debut/events/discussion/discussion-form.ts'
import { topPeriods } from '@debut/events/discussion/post-questions.ts'
import { Choices, Orders } from '../../../ui/choices.tsx'
import { feedAddress, feedOrders, type FeedPageQuery } from './feed-query.ts'
import { POST_KINDS } from './post-kinds.ts'

const ORDERS = { newest: 'Newest', following: 'Following', top: 'Top' }
const PERIODS = { day: 'Today', week: 'This week', month: 'This month' }

export const FeedOrders = ({ query }: { readonly query: FeedPageQuery }) => (
  <Orders
    choices={feedOrders.map((sort) => ({ label: ORDERS[sort], isChosen: sort === query.sort, to: feedAddress({ ...query, sort }) }))}
  />
)

export const FeedChoices = ({ query }: { readonly query: FeedPageQuery }) => (
  <div className="grid gap-2.5">
    <Choices
      label="Kinds of posts"
      choices={[
        { label: 'All posts', isChosen: query.kind === undefined, to: feedAddress({ ...query, kind: undefined }) },
        ...postKinds.map((kind) => ({
          label: POST_KINDS[kind].choice,
          isChosen: kind === query.kind,
          to: feedAddress({ ...query, kind }),
        })),
      ]}
    />
    {query.sort === 'top' ? (
      <Choices
        label="Most liked of"
        choices={topPeriods.map((period) => ({
          label: PERIODS[period],
          isChosen: period === query.period,
          to: feedAddress({ ...query, period }),
        }))}
      />
    ) : null}
  </div>
)
