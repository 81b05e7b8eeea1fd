import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

/**
 * The login dialog, opened from anywhere. Its state is in the address (`?login=1`), so it is never open twice, "back"
 * closes it, and a link can open it.
 */
export function useLogin() {
  const navigate = useNavigate()
  // Select only its own search params.
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
