import { useQuery } from '@tanstack/react-query'
import { Button } from '#design/ui/action/button.tsx'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { usePlace } from '#features/navigation/use-place.ts'
import * as m from '#paraglide/messages.js'
import { homeNotices } from '#styled-system/recipes/home-notices.js'
import { NoticeItem } from './notice-item.tsx'
import { noticesQuery } from './queries.ts'

/** The operators' latest notices, newest first. */
export function Notices() {
  const { data, isPending, isFetching, refetch } = useQuery(noticesQuery())
  const { find } = usePlace()
  const styles = homeNotices()
  return (
    <section className={styles.root} aria-busy={isPending}>
      <header className={styles.head}>
        <h2 className={styles.heading}>{m.home_notices()}</h2>
        {data && data.items.length > 0 && (
          <a className={styles.all} href={find('/notice')}>
            {m.home_notices_all()}
          </a>
        )}
      </header>
      {isPending && <Skeleton count={6} />}
      {!isPending && !data && (
        <div role="alert" className={styles.list}>
          <p className={styles.text}>{m.home_notices_failed()}</p>
          <div>
            <Button size="sm" isLoading={isFetching} onClick={() => void refetch()}>
              {m.error_retry()}
            </Button>
          </div>
        </div>
      )}
      {data?.items.length === 0 && <p className={styles.text}>{m.home_notices_empty()}</p>}
      {data && data.items.length > 0 && (
        <ul className={styles.list}>
          {data.items.map((notice) => (
            <NoticeItem key={notice.notice_id} notice={notice} level="h3" />
          ))}
        </ul>
      )}
    </section>
  )
}
