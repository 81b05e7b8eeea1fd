import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '#design/ui/data/badge.tsx'
import { Button } from '#design/ui/action/button.tsx'
import { ConfirmDialog } from '#design/ui/dialog/confirm-dialog.tsx'
import { TalkIcon } from '#design/ui/icon/page-icons.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { useGoneSignal } from '#features/connection/use-gone-signal.ts'
import { sessionKeys } from '#features/session/queries.ts'
import * as m from '#paraglide/messages.js'
import { beginWechatMutation, unbindWechatMutation } from './mutations.ts'
import { settingKeys, wechatQuery } from './queries.ts'
import { SettingLine } from './setting-line.tsx'

/** WeChat, if this market supports it or the person is still bound from when it did. */
export function WechatLine() {
  const { data } = useQuery(wechatQuery())
  const [isUnbinding, setUnbinding] = useState(false)
  const queryClient = useQueryClient()
  const begin = useMutation(beginWechatMutation())
  const goneSignal = useGoneSignal()
  const unbind = useMutation({
    ...unbindWechatMutation(),
    onSuccess: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: settingKeys.wechat() }),
        queryClient.invalidateQueries({ queryKey: sessionKeys.person() }),
      ])
      toast({ text: m.setting_wechat_unbound(), tone: 'positive' })
    },
    onSettled: () => setUnbinding(false),
  })
  if (!data?.available && !data?.bound) return null
  return (
    <>
      <SettingLine
        icon={<TalkIcon />}
        title={m.setting_wechat()}
        badge={data.bound && <Badge tone="positive">{m.setting_bound()}</Badge>}
        text={data.bound ? (data.name ?? m.setting_wechat_nameless()) : m.setting_wechat_text()}
        action={
          data.bound ? (
            <Button size="sm" aria-label={m.setting_wechat_unbind()} onClick={() => setUnbinding(true)}>
              {m.setting_unbind()}
            </Button>
          ) : (
            <Button
              size="sm"
              aria-label={m.setting_wechat_bind()}
              isLoading={begin.isPending || begin.isSuccess}
              onClick={() => begin.mutate(goneSignal())}
            >
              {m.setting_bind()}
            </Button>
          )
        }
      />
      <ConfirmDialog
        isOpen={isUnbinding}
        onClose={() => setUnbinding(false)}
        title={m.setting_wechat_unbind_title()}
        text={m.setting_wechat_unbind_text()}
        closeLabel={m.shell_close()}
        confirmLabel={m.setting_unbind()}
        cancelLabel={m.shell_cancel()}
        isDanger
        isBusy={unbind.isPending}
        onConfirm={() => unbind.mutate()}
      />
    </>
  )
}
