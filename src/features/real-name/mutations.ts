import { mutationOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/calls/call-result.ts'
import { leaveSite } from '#lib/browser/leave-site.ts'
import { beginRealName, checkContract } from './real-name.functions.ts'

interface Setting {
  /** The version of the agreement that was shown and is accepted by setting out. */
  version: string
  returnPath: string
  /** Aborted by closing the dialog: then it leads nowhere. */
  signal: AbortSignal
}

/** Accepts the agreement and leads the browser to the identity service, which sends it back to `returnPath`. */
export const setOutMutation = () =>
  mutationOptions({
    meta: { quiet: true },
    mutationFn: async ({ version, returnPath, signal }: Setting) => {
      unwrap(await checkContract({ data: { accept: version }, signal }))
      const { url } = unwrap(await beginRealName({ data: { return_path: returnPath }, signal }))
      signal.throwIfAborted()
      leaveSite(url)
    },
  })
