import type { ExchangeSettings } from '../settings.ts'

/** Seconds between two checks of an alert. In the demo somebody sits waiting for it. */
export const alertPause = ({ isDemo }: Pick<ExchangeSettings, 'isDemo'>): number => (isDemo ? 2 : 60)
