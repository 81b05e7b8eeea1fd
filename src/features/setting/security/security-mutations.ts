import { mutationOptions } from '@tanstack/react-query'
import type { CallInput } from '#contract/call.ts'
import type { endSessions as endCall, sendUserCenterSms } from '#contract/accounts/user-security.ts'
import type { Keyed } from '#features/writes/attempt.ts'
import { idempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { newKey } from '#lib/calls/new-key.ts'
import { endSessions, sendCode, setPassword, setPhone } from './security.functions.ts'

/** The dialogs show their refusals at their fields. */
const quiet = { meta: { quiet: true } }

export const sendCodeMutation = () =>
  mutationOptions({
    ...quiet,
    mutationFn: async (data: CallInput<typeof sendUserCenterSms>) => unwrap(await sendCode({ data })),
  })

// A code works once: only under the same key is a repeat after a lost answer told that the change was made.

/** S5.4 Only the digest of a password leaves the browser. */
export const setPasswordMutation = () =>
  idempotentMutation(
    ['setting', 'password'],
    async ({ data: { key, body } }: { data: Keyed<{ password: string; code: string }> }) => {
      const { default: md5 } = await import('spark-md5')
      return setPassword({ data: { key, body: { pwd: md5.hash(body.password), sms_code: body.code } } })
    },
    quiet.meta,
  )

export const setPhoneMutation = () => idempotentMutation(['setting', 'phone'], setPhone, quiet.meta)

export const endSessionsMutation = () =>
  mutationOptions({
    mutationFn: async (body: CallInput<typeof endCall>) => unwrap(await endSessions({ data: { key: newKey(), body } })),
  })
