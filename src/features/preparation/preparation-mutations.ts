import { mutationOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/calls/call-result.ts'
import { leaveSite } from '#lib/browser/leave-site.ts'
import { newKey } from '#lib/calls/new-key.ts'
import { noteStart } from './binding-start.ts'
import {
  checkInventory,
  finishPlatformSignIn,
  saveApiKey,
  saveTradeUrl,
  startPlatformSignIn,
} from './preparation.functions.ts'

/** The steps show their refusals themselves. */
const quiet = { meta: { quiet: true } }

interface Leaving {
  returnPath: string
  /** Aborted when the dialog closes; the browser then stays. */
  signal: AbortSignal
}

/** Sends the browser to the platform, which redirects back to /steam/return. */
export const startBindingMutation = () =>
  mutationOptions({
    mutationFn: async ({ returnPath, signal }: Leaving) => {
      const { url } = unwrap(await startPlatformSignIn({ data: { return_path: returnPath }, signal }))
      signal.throwIfAborted()
      noteStart(returnPath)
      leaveSite(url)
    },
  })

export const finishBindingMutation = () =>
  mutationOptions({
    ...quiet,
    mutationFn: async (params: Record<string, string>) => unwrap(await finishPlatformSignIn({ data: { params } })),
  })

export const checkInventoryMutation = () =>
  mutationOptions({ ...quiet, mutationFn: async () => unwrap(await checkInventory()) })

export const saveApiKeyMutation = () =>
  mutationOptions({
    ...quiet,
    mutationFn: async (api_key: string) => unwrap(await saveApiKey({ data: { key: newKey(), body: { api_key } } })),
  })

export const saveTradeUrlMutation = () =>
  mutationOptions({
    ...quiet,
    mutationFn: async (trade_url: string) =>
      unwrap(await saveTradeUrl({ data: { key: newKey(), body: { trade_url } } })),
  })
