import { useSyncExternalStore } from 'react'
import { currentTimeZone, onTimeZoneChange, renderedTimeZone } from './time-zone.ts'

/** The zone for a component's times: the server's during hydration, the visitor's afterwards. */
export const useTimeZone = () => useSyncExternalStore(onTimeZoneChange, currentTimeZone, renderedTimeZone)
