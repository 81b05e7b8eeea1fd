import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

/**
 * The login dialog, opened from anywhere. Its state is in the address (`?login=1`), so it is never open twice, "back"
 * closes it, and a link can open it. `openLoginFirst` takes the place of a dialog that is an entry of its own: were that
 * one left behind it, "back" would lead to a dialog that asks for the login again.
 */
export function useLogin() {
  const navigate = useNavigate()
  // Select only its own search params.
  const { login, redirect_url } = useSearch({
    from: '__root__',
    select: ({ login, redirect_url }) => ({ login, redirect_url }),
  })
  const open = useCallback(
    (replace: boolean) =>
      void navigate({
        to: '.',
        search: (before) => ({ ...before, login: true as const }),
        replace,
        resetScroll: false,
      }),
    [navigate],
  )
  const openLogin = useCallback(() => open(false), [open])
  const openLoginFirst = useCallback(() => open(true), [open])
  const closeLogin = useCallback(
    () =>
      void navigate({
        to: '.',
        search: (before) => ({ ...before, login: undefined, redirect_url: undefined }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return { isAsked: login === true, redirectUrl: redirect_url, openLogin, openLoginFirst, closeLogin }
}
