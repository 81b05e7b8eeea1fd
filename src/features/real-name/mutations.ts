import { mutationOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/calls/call-result.ts'
import { leaveSite } from '#lib/browser/leave-site.ts'
import { beginRealName, checkContract } from './real-name.functions.ts'

interface Setting {
  /** The version of the agreement that was shown; starting the verification accepts it. */
  version: string
  returnPath: string
  /** Aborted when the dialog closes; the browser then stays. */
  signal: AbortSignal
}

/** Accepts the agreement and sends the browser to the identity service, which redirects back to `returnPath`. */
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
