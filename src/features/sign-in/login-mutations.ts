import { mutationOptions } from '@tanstack/react-query'
import { fieldRules } from '#features/credentials/fields.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { sendSmsCode, signInWithPassword, signInWithSms } from './login.functions.ts'
import { type LoginValues } from './login-model.ts'

/** The form shows refusals at their fields, and announces the others itself. */
const quiet = { meta: { quiet: true } }

export const sendSmsMutation = () =>
  mutationOptions({
    ...quiet,
    mutationFn: async ({ values, captchaId }: { values: LoginValues; captchaId: string }) =>
      unwrap(await sendSmsCode({ data: { phone: values.phone, captcha: values.captcha, captcha_id: captchaId } })),
  })

interface SignIn {
  values: LoginValues
  remember: boolean
}

export const smsLoginMutation = () =>
  mutationOptions({
    ...quiet,
    mutationFn: async ({ values: { phone, smsCode }, remember }: SignIn) =>
      unwrap(
        await signInWithSms({
          data: { phone, sms_code: smsCode, area_code: fieldRules.areaCode, remember_me: remember },
        }),
      ),
  })

/** S5.4 Only the digest of a password leaves the browser. */
export const passwordLoginMutation = () =>
  mutationOptions({
    ...quiet,
    mutationFn: async ({
      values: { phone, password, captcha },
      captchaId,
      remember,
    }: SignIn & { captchaId: string }) => {
      const { default: md5 } = await import('spark-md5')
      const data = {
        phone,
        pwd: md5.hash(password),
        area_code: fieldRules.areaCode,
        captcha,
        captcha_id: captchaId,
        remember_me: remember,
      }
      return unwrap(await signInWithPassword({ data }))
    },
  })
