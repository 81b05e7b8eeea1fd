import { createIsomorphicFn } from '@tanstack/react-start'
import { getCookie, getRequestHeader } from '@tanstack/react-start/server'
import type { Device } from './device.ts'
import { deviceCookie, deviceOf } from './device.ts'

/** The page set of the visitor at hand. The server decides and writes it on `<html data-device>`; the browser reads it there,
 * because it must be known before the router is made, and dehydrated data comes later than that. */
export const currentDevice = createIsomorphicFn()
  .server((): Device => deviceOf(getRequestHeader('user-agent'), getCookie(deviceCookie)))
  .client((): Device => (document.documentElement.dataset.device === 'mobile' ? 'mobile' : 'pc'))
