import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import type { OrderView } from '#contract/orders/orders.ts'
import { Button } from '#design/ui/action/button.tsx'
import { copyText } from '#design/ui/action/copy-text.ts'
import { CopyIcon } from '#design/ui/icon/icons.tsx'
import { Timeline } from '#design/ui/data/timeline.tsx'
import { walletKeys } from '#features/balance/queries.ts'
import { useOrderPaths } from '#features/navigation/order-path.ts'
import { tasksKey } from '#features/session/tasks-key.ts'
import { DetailPage, DetailPanel } from '#features/trading/detail/detail-page.tsx'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import { marketTime } from '#lib/time/market-time.ts'
import * as m from '#paraglide/messages.js'
import { orderPage } from '#styled-system/recipes/order-page.js'
import { OrderDetails } from './order-details.tsx'
import { OrderItem } from './order-item.tsx'
import { OrderNow } from './order-now.tsx'
import { OrderWarnings } from './order-warnings.tsx'
import { orderKeys, orderQuery } from './queries.ts'
import { timelineSteps } from './timeline-steps.ts'

interface OrderPageProps {
  orderId: string
  /** The list it belongs to; purchases by default. */
  back?: { href: string; label: string }
  /** Content for one side only. */
  children?: ReactNode
}

/**
 * One order for its buyer or seller: the item, what the order waits for, its timeline, and its terms, in the order of the
 * phone's one column: a page that is painted before all of it has come doesn't move. It polls for updates.
 */
export function OrderPage({ orderId, back, children }: OrderPageProps) {
  const order = useSuspenseQuery(orderQuery(orderId))
  const { data, dataUpdatedAt } = order
  const paths = useOrderPaths()
  const timeZone = useTimeZone()
  const isHydrated = useHydrated()
  // Browsers have no clipboard on pages served over plain HTTP.
  const canCopy = !isHydrated || window.isSecureContext
  const styles = orderPage()
  useNewsOf(data.order)
  return (
    <DetailPage
      back={back ?? { href: paths.orders, label: m.orders_back() }}
      title={m.orders_title()}
      isTitleInBar
      tools={
        <div className={styles.tools}>
          {m.orders_id({ id: orderId })}
          {canCopy && (
            // Reserve its space until it works.
            <span className={styles.copy} data-waiting={isHydrated ? undefined : ''}>
              <Button size="sm" icon={<CopyIcon size={16} />} onClick={() => void copyText(orderId)}>
                {m.orders_copy_id()}
              </Button>
            </span>
          )}
        </div>
      }
      query={order}
    >
      <OrderWarnings warnings={data.warnings} />
      {children}
      <div className={styles.columns}>
        <OrderItem order={data.order} />
        <div className={styles.course}>
          <OrderNow detail={data} now={isHydrated ? marketTime() : dataUpdatedAt} />
          <DetailPanel id="order-course" title={m.orders_history()}>
            <Timeline
              label={m.orders_history()}
              steps={timelineSteps({ ...data, timeZone })}
              stateLabels={{
                done: m.orders_step_done(),
                current: m.orders_step_current(),
                todo: m.orders_step_todo(),
                failed: m.orders_step_failed(),
              }}
            />
          </DetailPanel>
        </div>
        <OrderDetails detail={data} />
      </div>
    </DetailPage>
  )
}

/**
 * Refreshes what a new state of an order changes elsewhere: the lists, the balance and the tasks. The end of an own
 * bargain moves what it held to the balance.
 */
function useNewsOf({ state, held_by_my_bargains: ownHeld }: OrderView) {
  const queryClient = useQueryClient()
  const news = `${state} ${ownHeld}`
  const known = useRef(news)
  useEffect(() => {
    if (known.current === news) return
    known.current = news
    void queryClient.invalidateQueries({ queryKey: orderKeys.lists() })
    void queryClient.invalidateQueries({ queryKey: walletKeys.all })
    void queryClient.invalidateQueries({ queryKey: tasksKey })
  }, [news, queryClient])
}
