import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { Spinner } from '#design/ui/status/spinner.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { usePublicPath } from '#device/use-public-path.ts'
import { useGoneSignal } from '#features/connection/use-gone-signal.ts'
import { fieldErrorOf } from '#features/errors/field-error.ts'
import { ReturnFailure } from '#features/preparation/return-failure.tsx'
import { sessionKeys, sessionQuery } from '#features/session/queries.ts'
import { useLogin } from '#features/sign-in/use-login.ts'
import * as m from '#paraglide/messages.js'
import { beginWechatMutation, finishWechatMutation } from './mutations.ts'
import { settingKeys } from './queries.ts'

/** WeChat's search params; after a refusal, the code is missing. */
export interface WechatAnswer {
  code?: string
  state?: string
}

/** Forwards WeChat's answer to the exchange, once, and returns to the settings. */
export function WechatReturnPage({ code, state }: WechatAnswer) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const settings = usePublicPath()('/pc/setting')
  const { openLogin } = useLogin()
  const { data: session } = useQuery(sessionQuery())
  const isSent = useRef(false)
  const begin = useMutation(beginWechatMutation())
  const goneSignal = useGoneSignal()
  const finish = useMutation({
    ...finishWechatMutation(),
    onSuccess: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: sessionKeys.person() }),
        queryClient.invalidateQueries({ queryKey: settingKeys.wechat() }),
      ])
      toast({ text: m.setting_wechat_return_done(), tone: 'positive' })
      await router.navigate({ href: settings, replace: true })
    },
  })
  const { mutate } = finish
  const isSignedIn = !!session
  useEffect(() => {
    // The code is valid only once, and an effect may run twice.
    if (!isSignedIn || !code || !state || isSent.current) return
    isSent.current = true
    mutate({ code, state })
  }, [isSignedIn, code, state, mutate])

  const title = m.setting_wechat_return_failed()
  if (!session) {
    const action = (
      <Button look="primary" onClick={openLogin}>
        {m.shell_sign_in()}
      </Button>
    )
    return <ReturnFailure title={title} text={m.preparation_return_signed_out()} action={action} />
  }
  if (!code || !state || finish.isError) {
    const said = finish.isError ? fieldErrorOf(finish.error) : m.setting_wechat_return_incomplete()
    const action = (
      <>
        <Button
          look="primary"
          isLoading={begin.isPending || begin.isSuccess}
          onClick={() => begin.mutate(goneSignal())}
        >
          {m.preparation_return_again()}
        </Button>
        <LinkButton href={settings}>{m.preparation_return_settings()}</LinkButton>
      </>
    )
    return <ReturnFailure title={title} text={said} action={action} />
  }
  return <EmptyState icon={<Spinner />} title={m.setting_wechat_return()} text={m.setting_wechat_return_busy()} />
}
