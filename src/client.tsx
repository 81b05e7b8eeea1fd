import { StartClient } from '@tanstack/react-start/client'
import Cookies from 'js-cookie'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { deviceIdCookie, syncDeviceId } from '#device/device-id.ts'
import { writePreference } from '#device/preferences.ts'
import type { Locale } from '#i18n/locale.ts'
import { overwriteGetLocale } from '#paraglide/runtime.js'

// The server chose the language; asking the browser again could give another one than the page is in.
const locale = document.documentElement.lang as Locale
overwriteGetLocale(() => locale)

syncDeviceId(localStorage, {
  value: Cookies.get(deviceIdCookie),
  write: (id) => writePreference(deviceIdCookie, id),
})

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StartClient />
    </StrictMode>,
  )
})
