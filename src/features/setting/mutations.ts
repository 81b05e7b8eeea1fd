import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { CallInput } from '#contract/call.ts'
import type { setHeadPortrait } from '#contract/accounts/user.ts'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { shopKeys } from '#features/listings/shop-keys.ts'
import { sessionKeys } from '#features/session/queries.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { serialQueue } from '#lib/calls/serial-queue.ts'
import { leaveSite } from '#lib/browser/leave-site.ts'
import { newKey } from '#lib/calls/new-key.ts'
import { settingKeys } from './queries.ts'
import {
  setAllowBargain,
  setAllowSms,
  setDeliveryLimit,
  setNickname,
  setPortrait,
  unbindPlatform,
} from './setting.functions.ts'
import { beginWechat, finishWechat, unbindWechat } from './wechat.functions.ts'

/** Forms show their refusals at their fields. */
const quiet = { meta: { quiet: true } }

/** A person's shop shows their name and avatar, too. */
const changedByProfile = [sessionKeys.person(), settingKeys.portraits(), sellingKeys.shop(), shopKeys.all]

const renewProfile = (client: QueryClient) =>
  Promise.all(changedByProfile.map((queryKey) => client.invalidateQueries({ queryKey })))

export const setPortraitMutation = () =>
  mutationOptions({
    ...quiet,
    mutationFn: async (body: CallInput<typeof setHeadPortrait>, { client }) => {
      unwrap(await setPortrait({ data: { key: newKey(), body } }))
      await renewProfile(client)
    },
  })

export const setNicknameMutation = () =>
  mutationOptions({
    ...quiet,
    mutationFn: async (nickname: string, { client }) => {
      unwrap(await setNickname({ data: { key: newKey(), body: { nickname } } }))
      await renewProfile(client)
    },
  })

export interface Preferences {
  allow_buyer_bargain?: boolean
  allow_sms_notification?: boolean
  sell_delivery_limit?: 1 | 2 | 3
}

const line = serialQueue()

/**
 * Each preference has its own call and key, because several may be pending from an ended session. Changes run serially,
 * so that the last click wins.
 */
export const setPreferenceMutation = () =>
  mutationOptions({
    mutationFn: ({ allow_buyer_bargain, allow_sms_notification, sell_delivery_limit }: Preferences) =>
      line(async () => {
        if (allow_buyer_bargain !== undefined) {
          unwrap(await setAllowBargain({ data: { key: newKey(), body: { allow_buyer_bargain } } }))
        }
        if (allow_sms_notification !== undefined) {
          unwrap(await setAllowSms({ data: { key: newKey(), body: { allow_sms_notification } } }))
        }
        if (sell_delivery_limit !== undefined) {
          unwrap(await setDeliveryLimit({ data: { key: newKey(), body: { sell_delivery_limit } } }))
        }
      }),
  })

export const unbindPlatformMutation = () =>
  mutationOptions({
    ...quiet,
    mutationFn: async () => unwrap(await unbindPlatform({ data: { key: newKey(), body: {} } })),
  })

/** Sends the browser to WeChat, which shows the code to scan and redirects back to /wechat/return. */
export const beginWechatMutation = () =>
  mutationOptions({
    mutationFn: async (signal: AbortSignal) => {
      const { url } = unwrap(await beginWechat({ signal }))
      signal.throwIfAborted()
      leaveSite(url)
    },
  })

export const finishWechatMutation = () =>
  mutationOptions({
    ...quiet,
    mutationFn: async (data: { code: string; state: string }) => unwrap(await finishWechat({ data })),
  })

export const unbindWechatMutation = () =>
  mutationOptions({
    mutationFn: async () => unwrap(await unbindWechat({ data: { key: newKey(), body: {} } })),
  })
