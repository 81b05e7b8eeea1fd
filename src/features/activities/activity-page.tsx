import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { LoadMore } from '#design/ui/action/load-more.tsx'
import { LinkButton } from '#design/ui/action/button.tsx'
import { GiftIcon } from '#design/ui/icon/page-icons.tsx'
import { PageHead } from '#design/ui/navigation/page-head.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { AsOf } from '#features/connection/as-of.tsx'
import { usePlace } from '#features/navigation/use-place.ts'
import { rowsOf } from '#features/trading/list/rows-of.ts'
import * as m from '#paraglide/messages.js'
import { activityPage } from '#styled-system/recipes/activity-page.js'
import { ActivityCard } from './activity-card.tsx'
import { activitiesQuery } from './queries.ts'

/** S1.13 The operators' activities; running ones come first. */
export function ActivityPage() {
  const activities = useSuspenseInfiniteQuery(activitiesQuery())
  const { find } = usePlace()
  // Whatever begins or ends between two pages may be in both.
  const shown = rowsOf(activities.data.pages, ({ activity_id }) => activity_id)
  const styles = activityPage()
  return (
    <div className={styles.root}>
      <PageHead
        title={m.activities_title()}
        text={m.activities_text()}
        tools={<LinkButton href={find('/activity/gift_exchange')!}>{m.activities_exchange()}</LinkButton>}
      />
      <AsOf query={activities} />
      {shown.length === 0 ? (
        <EmptyState icon={<GiftIcon size={24} />} title={m.activities_empty()} text={m.activities_empty_text()} />
      ) : (
        shown.map((activity) => <ActivityCard key={activity.activity_id} activity={activity} />)
      )}
      <LoadMore label={m.activities_more()} list={activities} />
    </div>
  )
}
