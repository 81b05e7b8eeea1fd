import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useGoneSignal } from '#features/connection/use-gone-signal.ts'
import { mayRefresh, qrStepOf } from './qr-model.ts'
import { qrLoginMutation } from './qr-mutations.ts'
import { qrCheckQuery, qrCodeQuery } from './qr-queries.ts'
import { useFinishLogin } from './use-finish-login.ts'

/**
 * S4.10 to S4.17 Signs in by a code that the person's phone scans. The code is created on mount, and polling ends on
 * unmount.
 */
export function useQrLogin() {
  const code = useQuery(qrCodeQuery())
  const k = code.isSuccess && !code.isFetching ? code.data.k : ''
  const check = useQuery(qrCheckQuery(k))
  const finishLogin = useFinishLogin()
  const goneSignal = useGoneSignal()
  const login = useMutation({ ...qrLoginMutation(), onSuccess: () => finishLogin(goneSignal()) })
  const { state } = check.data
  const step = qrStepOf({
    isCreating: code.isFetching,
    isFailed: code.isError,
    state,
    isLoginFailed: login.isError && login.variables.k === k,
  })

  // Once per code, however often it renders.
  const signIn = useEffectEvent(() => {
    if (login.variables?.k !== k) login.mutate({ k })
  })
  const isConfirmed = step === 'confirmed'
  useEffect(() => {
    if (isConfirmed) signIn()
  }, [isConfirmed, k])

  return {
    step,
    url: k === '' ? undefined : code.data?.url,
    refresh: () => {
      if (mayRefresh(step)) void code.refetch()
    },
  }
}
