import { useQuery } from '@tanstack/react-query'
import { Button } from '#design/ui/action/button.tsx'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { formatDate } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { homeNotices } from '#styled-system/recipes/home-notices.js'
import { noticesQuery } from './queries.ts'

const shown = 3

/** What the operators have to say, newest first. */
export function Notices() {
  const { data, isPending, isFetching, refetch } = useQuery(noticesQuery())
  const timeZone = useTimeZone()
  const styles = homeNotices()
  return (
    <section className={styles.root} aria-busy={isPending}>
      <h2 className={styles.heading}>{m.home_notices()}</h2>
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
          {data.items.slice(0, shown).map((notice) => (
            <li key={notice.notice_id} className={styles.item}>
              <h3 className={styles.title}>{notice.title}</h3>
              <time className={styles.time}>{formatDate(notice.published_at, timeZone)}</time>
              <p className={styles.text}>{notice.text}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
