import { StartClient } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { deviceIdCookie, syncDeviceId } from '#device/device-id.ts'
import { readPreference, writePreference } from '#device/preferences.ts'
import type { Locale } from '#i18n/locale.ts'
import { defaultTimeZone, provideTimeZone, timeZoneCookie } from '#i18n/time-zone.ts'
import { overwriteGetLocale } from '#paraglide/runtime.js'

// Language and time zone were chosen by the server; detecting them again could contradict the rendered page.
const { lang, dataset } = document.documentElement
// For market-time.ts: while a computer sleeps, the page's monotonic clock may stand still.
dataset.begun = String(Date.now() - performance.now())
overwriteGetLocale(() => lang as Locale)
provideTimeZone(() => dataset.timeZone ?? defaultTimeZone)

// Server renders from now on use the visitor's own time zone.
const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
if (readPreference(timeZoneCookie) !== timeZone) writePreference(timeZoneCookie, timeZone)

syncDeviceId(localStorage, {
  value: readPreference(deviceIdCookie),
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
