import type { ExchangeSettings } from '../settings.ts'

/** Seconds between two looks of one alert. In the demo somebody sits there and waits for it. */
export const alertPause = ({ isDemo }: Pick<ExchangeSettings, 'isDemo'>): number => (isDemo ? 2 : 60)
