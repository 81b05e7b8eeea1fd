import { useEffect, useEffectEvent } from 'react'
import LoginDialog from '#features/sign-in/login-dialog.tsx'
import { useHeldPress } from './use-held-press.ts'

interface LoginProps {
  isAsked: boolean
  /** Who is signed in. */
  userId: string | undefined
  onClose: () => void
}

/** The login dialog, and what signing in was for. Loaded on first use. */
export default function Login({ isAsked, userId, onClose }: LoginProps) {
  const isOpen = isAsked && userId === undefined
  useHeldPress(isOpen, userId)
  // Signing in has loaded the page anew: the dialogs in its address wait until nobody is asked to sign in.
  const leave = useEffectEvent(() => userId !== undefined && onClose())
  useEffect(() => void leave(), [])
  return <LoginDialog isOpen={isOpen} onClose={onClose} />
}
