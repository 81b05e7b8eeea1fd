import { createServerFn } from '@tanstack/react-start'
import type { CallData } from '#contract/call.ts'
import { qrCodeCreate, qrCodeLogin, qrCodePull, qrConfirm, qrScan, qrRefuse } from '#contract/accounts/qr-login.ts'
import type { CallResult } from '#lib/calls/call-result.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'
import { keyedInputOf } from '#upstream/keyed-input-of.ts'
import { forgetQrSecret, keepQrSecret, qrSecretHeaders } from '#upstream/qr-secret.ts'
import { keepSession } from '#upstream/session.ts'

type ShownQrCode = Omit<CallData<typeof qrCodeCreate>, 'secret'>

/** The secret goes into a cookie only: reading the page's scripts or the picture is not enough to sign in. */
export const createQrCode = createServerFn({ method: 'POST' }).handler(async (): Promise<CallResult<ShownQrCode>> => {
  const result = await callUpstream(qrCodeCreate, { code_type: 1 })
  if (!result.ok) return result
  const { secret, ...data } = result.data
  keepQrSecret(secret)
  return { ok: true, data }
})

export const checkQrCode = createServerFn({ method: 'GET' })
  .validator(inputOf(qrCodePull))
  .handler(({ data }) => callUpstream(qrCodePull, data, { headers: qrSecretHeaders() }))

export const signInWithQrCode = createServerFn({ method: 'POST' })
  .validator(inputOf(qrCodeLogin))
  .handler(async ({ data }) => {
    const result = await callUpstream(qrCodeLogin, data, { headers: qrSecretHeaders() })
    if (result.ok) forgetQrSecret()
    return keepSession(result)
  })

/** Scanning marks the code, so it is a write, although a repeatable one. */
export const scanQrCode = createServerFn({ method: 'POST' })
  .validator(inputOf(qrScan))
  .handler(({ data }) => callUpstream(qrScan, data))

export const confirmQrCode = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(qrConfirm))
  .handler(({ data }) => callUpstream(qrConfirm, data.body, { idempotencyKey: data.key }))

export const refuseQrCode = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(qrRefuse))
  .handler(({ data }) => callUpstream(qrRefuse, data.body, { idempotencyKey: data.key }))
