import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ConfirmDialog } from '#design/ui/dialog/confirm-dialog.tsx'
import { usePublicPath } from '#device/use-public-path.ts'
import { herePath } from '#features/navigation/way-back.ts'
import { showNotice, type Notice } from '#features/preparation/notice-store.ts'
import { PreparationDialog } from '#features/preparation/preparation-dialog.tsx'
import * as m from '#paraglide/messages.js'
import { textLink } from '#styled-system/recipes/text-link.js'

const close = () => showNotice(null)

/** The dialog for a refusal. It keeps its text while closing. */
export default function NoticeDialog({ notice }: { notice: Notice | null }) {
  const navigate = useNavigate()
  const [last, setLast] = useState(notice)
  if (notice && notice !== last) setLast(notice)
  if (!last) return null
  const shared = { isOpen: notice !== null, onClose: close, closeLabel: m.shell_close() }
  if (last.show === 'preparation') return <PreparationDialog {...shared} reason={last.text} held={last.held} />
  if (last.show !== 'settings') {
    return (
      <ConfirmDialog
        {...shared}
        title={m.error_dialog_title()}
        text={
          <>
            {last.text} {last.show === 'support' && <SupportLink />}
          </>
        }
        confirmLabel={m.error_dialog_ok()}
        onConfirm={close}
      />
    )
  }
  return (
    <ConfirmDialog
      {...shared}
      onClose={() => {
        close()
        last.held?.onEnd(false)
      }}
      title={m.error_settings_title()}
      text={last.text}
      confirmLabel={m.error_settings_go()}
      cancelLabel={m.error_settings_later()}
      // What is held up is not given up: the way back leads to it.
      onConfirm={() => {
        close()
        void navigate({ to: '/pc/setting', search: { back: herePath() }, hash: 'trading' })
      }}
    />
  )
}

function SupportLink() {
  const path = usePublicPath()
  return (
    <a className={textLink()} href={path('/pc/feedback')} onClick={close}>
      {m.standing_support()}
    </a>
  )
}
