import type { Query } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { isSessionOver } from '#contract/codes.ts'
import { announceCallError } from '#lib/calls/call-events.ts'
import { businessCodeOf } from '#lib/calls/call-result.ts'
import { callErrorOf } from '#lib/calls/mask-error.ts'
import { forgetSession } from './forget-session.ts'
import { signInPlace, type GuardedPage } from './sign-in-place.ts'

/** S4.20 What a protected page's loader waits for. When the session turns out to be over, the visitor is led to sign in and no
 * page of errors is shown in between. The queries are quiet: what else fails is told by the page that stands in their place. A part
 * that the page can do without is prefetched, which never throws: its refusal is looked up. */
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
    // Of a page that is fetched ahead it is told to the page that is shown. The redirect is for who goes there before that is done.
    if (preload) announceCallError(callErrorOf(error))
    else forgetSession(context.queryClient)
    throw redirect(signInPlace(context.page.device, location))
  }
}

const isOver = (error: unknown) => isSessionOver(businessCodeOf(error))
