import { useEffect, useEffectEvent } from 'react'
import LoginDialog from '#features/sign-in/login-dialog.tsx'
import { useHeldPress } from './use-held-press.ts'

interface LoginProps {
  isAsked: boolean
  isSignedIn: boolean
  onClose: () => void
}

/** The login dialog, and what signing in was for. Loaded on first use. */
export default function Login({ isAsked, isSignedIn, onClose }: LoginProps) {
  const isOpen = isAsked && !isSignedIn
  useHeldPress(isOpen, isSignedIn)
  // Signing in has loaded the page anew: the dialogs in its address wait until nobody is asked to sign in.
  const leave = useEffectEvent(() => isSignedIn && onClose())
  useEffect(() => void leave(), [])
  return <LoginDialog isOpen={isOpen} onClose={onClose} />
}
