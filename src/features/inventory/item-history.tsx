import { formatDateTime, formatMoney } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { itemSheet } from '#styled-system/recipes/item-sheet.js'
import { pastFailureWords } from './describe-status.ts'
import type { HistoryStep } from './model.ts'

const events: Record<HistoryStep['event'], () => string> = {
  list: m.inventory_event_list,
  reprice: m.inventory_event_reprice,
  order: m.inventory_event_order,
  release: m.inventory_event_release,
  sell: m.inventory_event_sell,
  take_down: m.inventory_event_take_down,
  fail: m.inventory_event_fail,
  retry: m.inventory_event_retry,
}

/** The history of an item's listings, newest first. */
export function ItemHistory({ steps }: { steps: readonly HistoryStep[] }) {
  const timeZone = useTimeZone()
  const styles = itemSheet()
  if (steps.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="item-history">
      <h3 id="item-history" className={styles.title}>
        {m.inventory_history()}
      </h3>
      <ul className={styles.history} aria-labelledby="item-history">
        {steps.map(({ listing_id, event, price, failure, at }, index) => (
          <li key={`${listing_id}/${steps.length - index}`} className={styles.step}>
            <span>{events[event]()}</span>
            <span className={styles.stepPrice}>{formatMoney(price)}</span>
            {event === 'fail' && <span className={styles.stepReason}>{pastFailureWords(failure)}</span>}
            <time className={styles.stepTime} dateTime={new Date(at * 1000).toISOString()}>
              {formatDateTime(at, timeZone)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}
