import { redirect } from '@tanstack/react-router'
import { isSessionOver } from '#contract/codes.ts'
import { businessCodeOf } from '#lib/call-result.ts'
import { forgetSession } from './forget-session.ts'
import { signInPlace, type GuardedPage } from './sign-in-place.ts'

/** S4.20 What a protected page's loader waits for. When the session turns out to be over, the visitor is led to sign in and no
 * page of errors is shown in between. The queries are quiet: what else fails is told by the page that stands in their place. */
export async function loadSignedIn<Data>(page: GuardedPage, loading: Promise<Data>): Promise<Data> {
  const { context, location, preload } = page
  try {
    return await loading
  } catch (error) {
    // A page that was only fetched ahead leads nobody anywhere: who goes there finds out then.
    if (preload || !isSessionOver(businessCodeOf(error))) throw error
    forgetSession(context.queryClient)
    throw redirect(signInPlace(context.page.device, location))
  }
}
