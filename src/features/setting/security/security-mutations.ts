import { mutationOptions } from '@tanstack/react-query'
import type { CallInput } from '#contract/call.ts'
import type {
  endSessions as endCall,
  sendUserCenterSms,
  setPhone as phoneCall,
} from '#contract/accounts/user-security.ts'
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

/** S5.4 Only the digest of a password leaves the browser. */
export const setPasswordMutation = () =>
  mutationOptions({
    ...quiet,
    mutationFn: async ({ password, code }: { password: string; code: string }) => {
      const { default: md5 } = await import('spark-md5')
      const body = { pwd: md5.hash(password), sms_code: code }
      return unwrap(await setPassword({ data: { key: newKey(), body } }))
    },
  })

export const setPhoneMutation = () =>
  mutationOptions({
    ...quiet,
    mutationFn: async (body: CallInput<typeof phoneCall>) => unwrap(await setPhone({ data: { key: newKey(), body } })),
  })

export const endSessionsMutation = () =>
  mutationOptions({
    mutationFn: async (body: CallInput<typeof endCall>) => unwrap(await endSessions({ data: { key: newKey(), body } })),
  })
