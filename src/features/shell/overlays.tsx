import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useLazyMount } from '#design/ui/dialog/use-lazy-mount.ts'
import { useNotice } from '#features/preparation/notice-store.ts'
import { sessionQuery } from '#features/session/queries.ts'
import { useLogin } from '#features/sign-in/use-login.ts'
import { loadOnline } from '#lib/browser/load-online.ts'
import { LoadingBar } from './loading-bar.tsx'
import { PageName } from './page-name.tsx'
import { usePaletteKey } from './palette/use-palette-key.ts'
import { useCallErrors } from './use-call-errors.ts'
import { useGivenUpPress } from './use-given-up-press.ts'

const Login = lazy(() => loadOnline(() => import('./login.tsx')))
const Palette = lazy(() => loadOnline(() => import('./palette/palette.tsx')))
const NoticeDialog = lazy(() => loadOnline(() => import('./notice-dialog.tsx')))

/**
 * The overlays of every page: login dialog, palette and refusals. Rendered once, beside the shell rather than around
 * it: a dialog hides what is behind it from screen readers, so the shell must be hydrated first. Each loads on first
 * use.
 */
export function Overlays() {
  useCallErrors()
  const { isAsked, closeLogin } = useLogin()
  const { data: session } = useQuery({ ...sessionQuery(), meta: { quiet: true } })
  const notice = useNotice()
  const palette = usePaletteKey()
  const isHydrated = useHydrated()
  useGivenUpPress(isAsked, !!session)
  const wasLoginAsked = useLazyMount(isAsked)
  const wasPaletteOpen = useLazyMount(palette.isOpen)
  const wasNoticed = useLazyMount(notice !== null)
  if (!isHydrated) return null
  return (
    <>
      <LoadingBar />
      <PageName />
      {/* Each by itself: while the code of one comes, the others stay. */}
      <Suspense fallback={null}>
        {wasLoginAsked && <Login isAsked={isAsked} userId={session?.user_id} onClose={closeLogin} />}
      </Suspense>
      <Suspense fallback={null}>{wasPaletteOpen && <Palette {...palette} />}</Suspense>
      <Suspense fallback={null}>{wasNoticed && <NoticeDialog notice={notice} />}</Suspense>
    </>
  )
}
