import { useQuery } from '@tanstack/react-query'
import { Button } from '#design/ui/action/button.tsx'
import { PlusIcon } from '#design/ui/icon/page-icons.tsx'
import { CheckIcon } from '#design/ui/icon/icons.tsx'
import { holdPress } from '#features/session/held-press.ts'
import { sessionQuery } from '#features/session/queries.ts'
import { useLogin } from '#features/sign-in/use-login.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import * as m from '#paraglide/messages.js'
import { followMutation } from './mutations.ts'
import { changedByFollowing, followQuery } from './queries.ts'

/** Follows or unfollows another person's shop; visitors are asked to sign in, and then it is followed. */
export function FollowButton({ shopId, name }: { shopId: string; name: string }) {
  const { data: session } = useQuery({ ...sessionQuery(), meta: { quiet: true } })
  const { data: state } = useQuery({ ...followQuery(shopId), enabled: !!session })
  const { openLogin } = useLogin()
  const { send, isBusy } = useIdempotentMutation(followMutation(shopId), {
    refresh: changedByFollowing(shopId),
  })
  const press = () => {
    if (session) return void send({ shop_id: shopId, is_followed: !isFollowed })
    holdPress({ on: 'follow', shopId })
    openLogin()
  }
  const isFollowed = (session && state?.is_followed) ?? false
  return (
    <Button
      icon={isFollowed ? <CheckIcon size={16} /> : <PlusIcon size={16} />}
      aria-label={m.shops_follow_shop({ name })}
      aria-pressed={isFollowed}
      isLoading={isBusy}
      onClick={press}
    >
      {isFollowed ? m.shops_following() : m.shops_follow()}
    </Button>
  )
}
