import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallData } from '#contract/call.ts'
import type { unbindPlatformCheck } from '#contract/accounts/user.ts'
import { Button } from '#design/ui/action/button.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { fieldErrorOf } from '#features/errors/field-error.ts'
import { usePlace } from '#features/navigation/use-place.ts'
import { sessionKeys } from '#features/session/queries.ts'
import { formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { settingForm } from '#styled-system/recipes/setting-form.js'
import { textLink } from '#styled-system/recipes/text-link.js'
import { unbindPlatformMutation } from '../mutations.ts'
import { Problem } from '../problem.tsx'
import { unbindCheckQuery } from '../queries.ts'
import { WhenLoaded } from '../when-loaded.tsx'

type Check = CallData<typeof unbindPlatformCheck>
type Obstacle = Check['obstacles'][number]

/** Each kind leads to the list that shows what it counts. */
const obstacles: Record<Obstacle['kind'], { say: (inputs: { count: string }) => string; path: string }> = {
  purchases: { say: m.setting_obstacle_purchases, path: '/inventory/to_receive' },
  sales: { say: m.setting_obstacle_sales, path: '/sale/sell_history?state=open' },
  protected_sales: { say: m.setting_obstacle_protected_sales, path: '/sale/sell_history?state=in_protection' },
  refunded_purchases: { say: m.setting_obstacle_refunded_purchases, path: '/inventory/to_receive?show=ended' },
  refunded_sales: { say: m.setting_obstacle_refunded_sales, path: '/sale/sell_history?state=refunded' },
  listings: { say: m.setting_obstacle_listings, path: '/sale/on_sale' },
  purchase_orders: { say: m.setting_obstacle_wants, path: '/purchase/wait_supply' },
  suspended_purchase_orders: { say: m.setting_obstacle_suspended_wants, path: '/purchase/suspended' },
  sent_bargains: { say: m.setting_obstacle_sent_bargains, path: '/inventory/sent_bargain' },
  received_bargains: { say: m.setting_obstacle_received_bargains, path: '/sale/received_bargain' },
}

/** Lists obstacles first, with links to resolve them; only without any does it show the consequences and the button. */
export function UnbindCheck({ onClose }: { onClose: () => void }) {
  const query = useQuery(unbindCheckQuery())
  return (
    <WhenLoaded query={query} loadingLabel={m.setting_unbind_checking()} failedTitle={m.setting_unbind_unknown()}>
      {(check) => <Checked check={check} onChanged={() => void query.refetch()} onClose={onClose} />}
    </WhenLoaded>
  )
}

interface CheckedProps {
  check: Check
  onChanged: () => void
  onClose: () => void
}

function Checked({ check, onChanged, onClose }: CheckedProps) {
  const [problem, setProblem] = useState<string>()
  const queryClient = useQueryClient()
  const unbind = useMutation({
    ...unbindPlatformMutation(),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: sessionKeys.person() })
      toast({ text: m.setting_steam_unbound(), tone: 'positive' })
      onClose()
    },
    onError: (failure) => {
      setProblem(fieldErrorOf(failure))
      // Something has started meanwhile; the list shows what.
      onChanged()
    },
  })
  const styles = settingForm()
  if (!check.can_unbind) return <Obstacles obstacles={check.obstacles} onClose={onClose} />
  return (
    <div className={styles.root}>
      <p>{m.setting_unbind_text()}</p>
      <p className={styles.note}>{m.setting_unbind_note()}</p>
      <Problem text={problem} />
      <div className={styles.actions}>
        <Button onClick={onClose}>{m.shell_cancel()}</Button>
        <Button look="danger" isLoading={unbind.isPending} onClick={() => unbind.mutate()}>
          {m.setting_unbind()}
        </Button>
      </div>
    </div>
  )
}

function Obstacles({ obstacles: found, onClose }: { obstacles: readonly Obstacle[]; onClose: () => void }) {
  const { find } = usePlace()
  const styles = settingForm()
  return (
    <div className={styles.root}>
      <p role="alert">{m.setting_unbind_blocked()}</p>
      <ul className={styles.list} aria-label={m.setting_obstacles()}>
        {found.map(({ kind, count }) => {
          const { say, path } = obstacles[kind]
          const href = find(path)
          return (
            <li key={kind} className={styles.note}>
              {href ? (
                <a className={textLink()} href={href}>
                  {say({ count: formatNumber(count) })}
                </a>
              ) : (
                say({ count: formatNumber(count) })
              )}
            </li>
          )
        })}
      </ul>
      <div className={styles.actions} data-dialog-action="row">
        <Button onClick={onClose}>{m.setting_close()}</Button>
      </div>
    </div>
  )
}
