import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { codes } from '#contract/codes.ts'
import { announceCallError } from '#lib/calls/call-events.ts'
import { businessCodeOf } from '#lib/calls/call-result.ts'
import { callErrorOf } from '#lib/calls/mask-error.ts'
import { newKey } from '#lib/calls/new-key.ts'
import { confirmQrMutation, refuseQrMutation } from './qr-mutations.ts'
import { qrScanQuery } from './qr-queries.ts'

/** The state of a scanned code's question, and the person's answer. */
export function useQrAnswer(code: string) {
  const queryClient = useQueryClient()
  const look = useQuery(qrScanQuery(code))
  const [given, setGiven] = useState<'confirmed' | 'refused'>()
  const expire = () => queryClient.setQueryData(qrScanQuery(code).queryKey, null)
  const onError = (error: Error) => {
    if (businessCodeOf(error) === codes.codeInvalid) expire()
    else announceCallError(callErrorOf(error))
  }
  const confirm = useMutation({ ...confirmQrMutation(), onError, onSuccess: () => setGiven('confirmed') })
  const refuse = useMutation({ ...refuseQrMutation(), onError, onSuccess: () => setGiven('refused') })
  const isBusy = confirm.isPending || refuse.isPending
  const asker = look.data
  return {
    asker,
    answer: given ?? (asker?.is_confirmed ? 'confirmed' : undefined),
    isConfirming: confirm.isPending,
    isRefusing: refuse.isPending,
    expire,
    confirm: (remember: boolean) => isBusy || confirm.mutate({ key: newKey(), code, remember }),
    refuse: () => isBusy || refuse.mutate({ key: newKey(), code }),
  }
}
