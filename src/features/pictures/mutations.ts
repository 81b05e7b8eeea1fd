import { mutationOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/calls/call-result.ts'
import { uploadPicture } from './pictures.functions.ts'

/** Uploads one picture and returns its name. The form shows its errors. */
export const uploadPictureMutation = () =>
  mutationOptions({
    mutationFn: async (file: File) => {
      const form = new FormData()
      form.set('file', file)
      return unwrap(await uploadPicture({ data: form }))
    },
    meta: { quiet: true },
  })
