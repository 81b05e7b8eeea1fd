import { announceCallError } from '#lib/calls/call-events.ts'
import { isOffline } from '#lib/browser/connection.ts'
import type { Device } from './device.ts'
import { deviceCookie } from './device.ts'
import { writePreference } from './preferences.ts'

/** Changes the page set for good; the server finds the page's twin in the other one. */
export function chooseDevice(device: Device) {
  if (isOffline()) return announceCallError({ kind: 'offline', isWrite: true })
  writePreference(deviceCookie, device)
  location.reload()
}
