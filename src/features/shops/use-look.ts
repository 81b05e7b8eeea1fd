import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { lookMutation } from './mutations.ts'
import { shopKeys } from '#features/listings/shop-keys.ts'
import { followQuery } from './queries.ts'

/** Marks a followed shop as looked at when its page is shown, so that what was new there no longer is. */
export function useLook(shopId: string, isMayFollow: boolean) {
  const { data } = useQuery({ ...followQuery(shopId), enabled: isMayFollow })
  const { send } = useIdempotentMutation(lookMutation(shopId), {
    refresh: [shopKeys.follow(shopId), shopKeys.followed()],
  })
  const look = useEffectEvent(() => void send({ shop_id: shopId }))
  const hasNews = data !== undefined && data.new_count > 0
  useEffect(() => {
    if (hasNews) look()
  }, [hasNews])
}
