import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { codes } from '#contract/codes.ts'
import type { Failure } from '#features/writes/attempt.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { announceCallError } from '#lib/calls/call-events.ts'
import { confirmQrMutation, refuseQrMutation } from './qr-mutations.ts'
import { qrScanQuery } from './qr-queries.ts'

/** The state of a scanned code's question, and the person's answer. */
export function useQrAnswer(code: string) {
  const queryClient = useQueryClient()
  const look = useQuery(qrScanQuery(code))
  const [given, setGiven] = useState<'confirmed' | 'refused'>()
  const expire = () => queryClient.setQueryData(qrScanQuery(code).queryKey, null)
  const onFailed = ({ error }: Failure) => {
    if (error.kind === 'business' && error.code === codes.codeInvalid) expire()
    else announceCallError(error)
  }
  const confirm = useIdempotentMutation(confirmQrMutation(code), { onFailed, onDone: () => setGiven('confirmed') })
  const refuse = useIdempotentMutation(refuseQrMutation(code), { onFailed, onDone: () => setGiven('refused') })
  const isBusy = confirm.isBusy || refuse.isBusy
  const asker = look.data
  return {
    asker,
    answer: given ?? (asker?.is_confirmed ? 'confirmed' : undefined),
    isConfirming: confirm.isBusy,
    isRefusing: refuse.isBusy,
    expire,
    confirm: (remember: boolean) => isBusy || void confirm.send({ code, remember_me: remember }),
    refuse: () => isBusy || void refuse.send({ code }),
  }
}
