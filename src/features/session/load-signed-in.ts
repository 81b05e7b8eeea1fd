import type { Query } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { isSessionOver } from '#contract/codes.ts'
import { announceCallError } from '#lib/calls/call-events.ts'
import { businessCodeOf } from '#lib/calls/call-result.ts'
import { callErrorOf } from '#lib/calls/mask-error.ts'
import { forgetSession } from './forget-session.ts'
import { signInPlace, type GuardedPage } from './sign-in-place.ts'

/**
 * S4.20 Awaits the data of a protected page. If the session is over, the visitor is redirected to sign in, with no
 * error page in between. The queries are quiet: the error page reports other failures. Optional parts are prefetched,
 * which never throws, so their refusals are looked up in the cache.
 */
export async function loadSignedIn<Data>(page: GuardedPage, loading: Promise<Data>): Promise<Data> {
  const { context, location, preload } = page
  const begun = Date.now()
  const isRefused = ({ state }: Query) => state.errorUpdatedAt >= begun && isOver(state.error)
  try {
    const data = await loading
    const [refused] = context.queryClient.getQueryCache().findAll({ predicate: isRefused })
    if (!refused) return data
    throw refused.state.error
  } catch (error) {
    if (!isOver(error)) throw error
    // A preload announces it to the page on the screen. The redirect serves a visitor who goes there before the preload
    // ends.
    if (preload) announceCallError(callErrorOf(error))
    else forgetSession(context.queryClient)
    throw redirect(signInPlace(context.page.device, location))
  }
}

const isOver = (error: unknown) => isSessionOver(businessCodeOf(error))
