import { createServerFn } from '@tanstack/react-start'
import { upload } from '#contract/feedback.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { formOf } from '#upstream/form-of.ts'

export const uploadPicture = createServerFn({ method: 'POST' })
  .validator(formOf(upload))
  .handler(({ data }) => callUpstream(upload, data))
