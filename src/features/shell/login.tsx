import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { onOtherWindow } from '#features/session/other-windows.ts'
import LoginDialog from '#features/sign-in/login-dialog.tsx'
import { useGoOn } from '#features/sign-in/use-go-on.ts'
import { lookWhoIsThere } from './look-again.ts'
import { useHeldPress } from './use-held-press.ts'

interface LoginProps {
  isAsked: boolean
  /** Who is signed in. */
  userId: string | undefined
  onClose: () => void
}

/** The login dialog, and what signing in was for. Loaded on first use. */
export default function Login({ isAsked, userId, onClose }: LoginProps) {
  const queryClient = useQueryClient()
  const goOn = useGoOn()
  const isOpen = isAsked && userId === undefined
  useHeldPress(userId)
  // Signing in has loaded the page anew: the dialogs in its address wait until nobody is asked to sign in.
  const leave = useEffectEvent(() => userId !== undefined && onClose())
  useEffect(() => void leave(), [])
  const followOther = useEffectEvent(async () => {
    if (isOpen && (await lookWhoIsThere(queryClient))) await goOn()
  })
  useEffect(() => onOtherWindow(() => void followOther()), [])
  return <LoginDialog isOpen={isOpen} onClose={onClose} />
}
