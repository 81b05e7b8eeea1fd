import { useRef, type ReactNode } from 'react'
import { Button } from '../action/button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

export interface ConfirmDialogProps extends Pick<DialogProps, 'isOpen' | 'onClose' | 'title' | 'closeLabel'> {
  text: ReactNode
  confirmLabel: string
  /** Without it there is no choice: the dialog is a notice with one button. */
  cancelLabel?: string
  isDanger?: boolean
  /** The confirmed action is in progress. */
  isBusy?: boolean
  onConfirm: () => void
}

export function ConfirmDialog({
  text,
  confirmLabel,
  cancelLabel,
  isDanger,
  isBusy,
  onConfirm,
  ...dialog
}: ConfirmDialogProps) {
  const first = useRef<HTMLButtonElement>(null)
  // Whoever presses Enter out of habit loses nothing.
  const isCancelFirst = isDanger && cancelLabel !== undefined
  return (
    <Dialog
      {...dialog}
      role="alertdialog"
      description={text}
      initialFocus={first}
      footer={
        <>
          {cancelLabel && (
            <Button ref={isCancelFirst ? first : null} onClick={dialog.onClose}>
              {cancelLabel}
            </Button>
          )}
          <Button
            ref={isCancelFirst ? null : first}
            look={isDanger ? 'danger' : 'primary'}
            isLoading={isBusy}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
