import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

/** The login dialog, opened from anywhere. Whether it is open stands in the address (`?login=1`), so it is never open twice, "back"
 * closes it, and a link can open it. */
export function useLogin() {
  const navigate = useNavigate()
  // Other parts of the address are not its own.
  const { login, redirect_url } = useSearch({
    from: '__root__',
    select: ({ login, redirect_url }) => ({ login, redirect_url }),
  })
  const openLogin = useCallback(
    () => void navigate({ to: '.', search: (before) => ({ ...before, login: true as const }), resetScroll: false }),
    [navigate],
  )
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
  return { isAsked: login === true, redirectUrl: redirect_url, openLogin, closeLogin }
}
