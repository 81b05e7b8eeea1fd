import { mutationOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/calls/call-result.ts'
import { uploadPicture } from './pictures.functions.ts'

/** Sends one picture; answers what it is named from then on. What is wrong with it is said beside it. */
export const uploadPictureMutation = () =>
  mutationOptions({
    mutationFn: async (file: File) => {
      const form = new FormData()
      form.set('file', file)
      return unwrap(await uploadPicture({ data: form }))
    },
    meta: { quiet: true },
  })
