import { createServerFn } from '@tanstack/react-start'
import { captcha } from '#contract/accounts/auth.ts'
import { callUpstream } from '#upstream/call-upstream.ts'

export const fetchCaptcha = createServerFn({ method: 'POST' }).handler(() => callUpstream(captcha, {}))
