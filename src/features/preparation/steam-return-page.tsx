import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useHydrated, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { Spinner } from '#design/ui/status/spinner.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { usePublicPath } from '#device/use-public-path.ts'
import { useGoneSignal } from '#features/connection/use-gone-signal.ts'
import { fieldErrorOf } from '#features/errors/field-error.ts'
import { ownPath } from '#features/navigation/own-path.ts'
import { sessionKeys, sessionQuery } from '#features/session/queries.ts'
import { useLogin } from '#features/sign-in/use-login.ts'
import * as m from '#paraglide/messages.js'
import { startPath } from './binding-start.ts'
import { showPreparation } from './notice-store.ts'
import { isCancelled } from './platform-answer.ts'
import { preparationOf } from './preparation-model.ts'
import { finishBindingMutation, startBindingMutation } from './preparation-mutations.ts'
import { ReturnFailure } from './return-failure.tsx'

/** Forwards the platform's answer to the exchange, once, and returns the person to where they started. */
export function SteamReturnPage({ params }: { params: Record<string, string> }) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const settings = usePublicPath()('/pc/setting')
  const { openLogin } = useLogin()
  const { data: session } = useQuery(sessionQuery())
  const cancelled = isCancelled(params)
  const isSent = useRef(false)
  const finish = useMutation({
    ...finishBindingMutation(),
    onSuccess: async ({ return_path }) => {
      await queryClient.invalidateQueries({ queryKey: sessionKeys.person() })
      toast({ text: m.preparation_return_done(), tone: 'positive' })
      const target = ownPath(return_path) ?? settings
      await router.navigate({ href: target, replace: true })
      if (target === settings) return
      // The other three steps remain, and the person was on the way to a purchase.
      const person = queryClient.getQueryData(sessionQuery().queryKey)
      if (person && preparationOf(person).some(({ isDone }) => !isDone)) showPreparation()
    },
  })
  const { mutate } = finish
  const canFinish = !!session && !cancelled
  useEffect(() => {
    // The platform's answer is valid only once, and an effect may run twice.
    if (!canFinish || isSent.current) return
    isSent.current = true
    mutate(params)
  }, [canFinish, mutate, params])

  if (!session) {
    return (
      <Failure
        text={m.preparation_return_signed_out()}
        action={
          <Button look="primary" onClick={openLogin}>
            {m.shell_sign_in()}
          </Button>
        }
      />
    )
  }
  if (cancelled) return <Failure text={m.preparation_return_cancelled()} action={<Again settings={settings} />} />
  if (finish.isError) return <Failure text={fieldErrorOf(finish.error)} action={<Again settings={settings} />} />
  return <EmptyState icon={<Spinner />} title={m.preparation_return_title()} text={m.preparation_return_busy()} />
}

const Failure = (parts: { text: ReactNode; action: ReactNode }) => (
  <ReturnFailure title={m.preparation_return_failed()} {...parts} />
)

function Again({ settings }: { settings: string }) {
  // Only the browser knows.
  const isHydrated = useHydrated()
  const back = (isHydrated && startPath()) || settings
  const start = useMutation(startBindingMutation())
  const goneSignal = useGoneSignal()
  return (
    <>
      <Button
        look="primary"
        isLoading={start.isPending || start.isSuccess}
        onClick={() => start.mutate({ returnPath: back, signal: goneSignal() })}
      >
        {m.preparation_return_again()}
      </Button>
      <LinkButton href={back}>{back === settings ? m.preparation_return_settings() : m.shell_way_back()}</LinkButton>
    </>
  )
}
