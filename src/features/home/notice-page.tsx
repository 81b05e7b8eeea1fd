import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { LoadMore } from '#design/ui/action/load-more.tsx'
import { PageHead } from '#design/ui/navigation/page-head.tsx'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { AsOf } from '#features/connection/as-of.tsx'
import * as m from '#paraglide/messages.js'
import { homeNotices } from '#styled-system/recipes/home-notices.js'
import { NoticeItem } from './notice-item.tsx'
import { allNoticesQuery } from './queries.ts'

/** All of the operators' notices, newest first. */
export function NoticePage() {
  const notices = useSuspenseInfiniteQuery(allNoticesQuery())
  const shown = notices.data.pages.flatMap(({ items }) => items)
  const styles = homeNotices()
  return (
    <div className={styles.page}>
      <PageHead title={m.home_notices()} />
      <AsOf query={notices} />
      {shown.length === 0 ? (
        <EmptyState title={m.home_notices_empty()} />
      ) : (
        <div className={styles.root}>
          <ul className={styles.list} aria-label={m.home_notices()}>
            {shown.map((notice) => (
              <NoticeItem key={notice.notice_id} notice={notice} level="h2" />
            ))}
          </ul>
        </div>
      )}
      <LoadMore label={m.home_notices_older()} list={notices} />
    </div>
  )
}

export function NoticePending() {
  return (
    <div className={homeNotices().page} aria-busy="true" aria-label={m.home_notices_loading()} role="status">
      <Skeleton shape="title" />
      <Skeleton shape="row" count={6} />
    </div>
  )
}
