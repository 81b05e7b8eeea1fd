import { StartClient } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { deviceIdCookie, syncDeviceId } from '#device/device-id.ts'
import { readPreference, writePreference } from '#device/preferences.ts'
import type { Locale } from '#i18n/locale.ts'
import { defaultTimeZone, provideTimeZone, timeZoneCookie } from '#i18n/time-zone.ts'
import { overwriteGetLocale } from '#paraglide/runtime.js'

// The server chose language and time zone; asking the browser again could give others than the page was rendered in.
const { lang, dataset } = document.documentElement
// For the market's time (market-time.ts): while a computer sleeps, the clock that counts from the page's beginning may stand still.
dataset.begun = String(Date.now() - performance.now())
overwriteGetLocale(() => lang as Locale)
provideTimeZone(() => dataset.timeZone ?? defaultTimeZone)

// The next page that the server renders shows the times of the place where its visitor is.
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
