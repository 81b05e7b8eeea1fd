import { useSyncExternalStore } from 'react'
import { currentTimeZone, onTimeZoneChange, renderedTimeZone } from './time-zone.ts'

/** The zone for a component's times: the server's while it is taken over, the visitor's from then on. */
export const useTimeZone = () => useSyncExternalStore(onTimeZoneChange, currentTimeZone, renderedTimeZone)
