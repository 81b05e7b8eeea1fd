import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { LinkButton } from '#design/ui/action/button.tsx'
import { NoPermission } from '#design/ui/status/states.tsx'
import { usePublicPath } from '#device/use-public-path.ts'
import { stepHref } from '#features/navigation/way-back.ts'
import { describeRefusal } from '#features/real-name/describe-refusal.ts'
import { realNameQuery } from '#features/real-name/queries.ts'
import * as m from '#paraglide/messages.js'
import { DialogState } from '../dialog-state.tsx'
import type { Obstacle, Terms } from './model.ts'

interface ObstacleNoticeProps {
  obstacle: Obstacle
  /** The address where the withdrawal continues. */
  back: string
  /** The terms that report the obstacle; refetched once it is gone. */
  terms: Pick<UseQueryResult<Terms>, 'error' | 'isFetching' | 'refetch'>
}

/** What has to be done before a withdrawal, with a link there that leads back here afterwards. */
export function ObstacleNotice({ obstacle, back, terms }: ObstacleNoticeProps) {
  const path = usePublicPath()
  if (obstacle.kind === 'other') {
    return <NoPermission isCompact title={m.wallet_withdraw_not_now()} text={obstacle.message} />
  }
  if (obstacle.kind === 'real-name') {
    return <Unverified href={stepHref(path('/pc/setting'), back, '#real-name')} terms={terms} />
  }
  return (
    <NoPermission
      isCompact
      title={m.wallet_withdraw_account()}
      text={m.wallet_withdraw_account_text()}
      action={
        <LinkButton look="primary" href={stepHref(path('/pc/receivables'), back)}>
          {m.wallet_withdraw_account_go()}
        </LinkButton>
      }
    />
  )
}

/** Checked again on return from the identity service: a verified person continues, others see why not. */
function Unverified({ href, terms }: { href: string } & Pick<ObstacleNoticeProps, 'terms'>) {
  const { data, isPending } = useQuery({
    ...realNameQuery(),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    meta: { quiet: true },
  })
  const isVerified = data?.state === 'verified'
  const goOn = useEffectEvent(() => void terms.refetch())
  useEffect(() => {
    if (isVerified) goOn()
  }, [isVerified])
  if (isPending || isVerified) {
    return <DialogState error={terms.error} isRetrying={terms.isFetching} onRetry={terms.refetch} />
  }
  return (
    <NoPermission
      isCompact
      title={m.wallet_withdraw_real_name()}
      text={
        data?.refusal
          ? describeRefusal(data.refusal)
          : data?.state === 'pending'
            ? m.setting_real_name_pending_text()
            : m.wallet_withdraw_real_name_text()
      }
      action={
        <LinkButton look="primary" href={href}>
          {m.wallet_withdraw_real_name_go()}
        </LinkButton>
      }
    />
  )
}
