import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#design/ui/button.tsx'
import { Skeleton } from '#design/ui/skeleton.tsx'
import { ErrorState } from '#design/ui/states.tsx'
import { toast } from '#design/ui/toast-store.ts'
import type { CallData } from '#contract/call.ts'
import type { unbindPlatformCheck } from '#contract/user.ts'
import { accountKeys } from '#features/account/queries.ts'
import { tellAtField } from '#features/errors/tell-at-field.ts'
import { usePlace } from '#features/shell/use-place.ts'
import * as m from '#paraglide/messages.js'
import { settingForm } from '#styled-system/recipes/setting-form.js'
import { text } from '#styled-system/recipes/text.js'
import { textLink } from '#styled-system/recipes/text-link.js'
import { unbindPlatformMutation } from './mutations.ts'
import { unbindCheckQuery } from './queries.ts'

type Obstacle = CallData<typeof unbindPlatformCheck>['obstacles'][number]

const obstacles: Record<Obstacle['kind'], { say: (inputs: { count: number }) => string; path: string }> = {
  orders: { say: m.setting_obstacle_orders, path: '/inventory/to_receive' },
  listings: { say: m.setting_obstacle_listings, path: '/sale/on_sale' },
  purchase_orders: { say: m.setting_obstacle_wants, path: '/purchase/wait_supply' },
  bargains: { say: m.setting_obstacle_bargains, path: '/inventory/sent_bargain' },
}

/** First what stands in the way, with where it can be ended; only without any of that, what unbinding means, and the button. */
export function UnbindCheck({ onClose }: { onClose: () => void }) {
  const { data: check, isError, isFetching, refetch } = useQuery(unbindCheckQuery())
  const [problem, setProblem] = useState<string>()
  const queryClient = useQueryClient()
  const unbind = useMutation({
    ...unbindPlatformMutation(),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: accountKeys.session() })
      toast({ text: m.setting_steam_unbound(), tone: 'positive' })
      onClose()
    },
    onError: (failure) => {
      setProblem(tellAtField(failure))
      // Something has begun meanwhile: the list says what.
      void refetch()
    },
  })
  const styles = settingForm()
  if (isError) {
    return (
      <ErrorState
        isCompact
        title={m.setting_unbind_unknown()}
        retryLabel={m.error_retry()}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!check) {
    return (
      <div className={styles.root} role="status" aria-busy="true" aria-label={m.setting_unbind_checking()}>
        <Skeleton />
        <Skeleton width="half" />
      </div>
    )
  }
  if (!check.can_unbind) return <Obstacles obstacles={check.obstacles} onClose={onClose} />
  return (
    <div className={styles.root}>
      <p>{m.setting_unbind_text()}</p>
      <p className={styles.note}>{m.setting_unbind_note()}</p>
      {problem && (
        <p role="alert" className={text({ size: 'sm', tone: 'negative' })}>
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={onClose}>{m.setting_cancel()}</Button>
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
                  {say({ count })}
                </a>
              ) : (
                say({ count })
              )}
            </li>
          )
        })}
      </ul>
      <div className={styles.actions}>
        <Button onClick={onClose}>{m.setting_close()}</Button>
      </div>
    </div>
  )
}
