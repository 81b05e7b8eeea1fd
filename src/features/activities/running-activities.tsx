import { useQuery } from '@tanstack/react-query'
import { ChevronRightIcon } from '#design/ui/icon/icons.tsx'
import { GiftIcon } from '#design/ui/icon/page-icons.tsx'
import { usePlace } from '#features/navigation/use-place.ts'
import { formatDate, formatMoney } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { runningActivities } from '#styled-system/recipes/running-activities.js'
import { runningQuery } from './queries.ts'

const shown = 3

/** The running activities, for the home page. Renders nothing when there are none. */
export function RunningActivities() {
  const { data } = useQuery(runningQuery())
  const { find } = usePlace()
  const timeZone = useTimeZone()
  const styles = runningActivities()
  if (!data || data.length === 0) return null
  return (
    <section className={styles.root} aria-label={m.activities_title()}>
      {data.slice(0, shown).map(({ activity_id, name, gift, ends_at }) => (
        <a key={activity_id} className={styles.link} href={find('/activity')}>
          <span className={styles.icon}>
            <GiftIcon size={20} />
          </span>
          <span className={styles.name}>{name}</span>
          <span className={styles.note}>
            {/* What ends at midnight runs until the day before. */}
            {m.activities_brief({ amount: formatMoney(gift.amount), date: formatDate(ends_at - 1, timeZone) })}
          </span>
          <ChevronRightIcon size={16} />
        </a>
      ))}
      {data.length > shown && (
        <a className={styles.all} href={find('/activity')}>
          {m.activities_all()}
          <ChevronRightIcon size={16} />
        </a>
      )}
    </section>
  )
}
