import { databaseSettings } from './database-settings.ts'
import { marketSettings } from './market-settings.ts'
import { serviceSettings } from './service-settings.ts'
import { timeSettings } from './time-settings.ts'

/** Every setting, read from the environment by its name. An empty value counts as left out. */
export const settings = { ...marketSettings, ...databaseSettings, ...serviceSettings, ...timeSettings }
