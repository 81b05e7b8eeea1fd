import { databaseSettings } from './database-settings.ts'
import { marketSettings } from './market-settings.ts'
import { serviceSettings } from './service-settings.ts'
import { timeSettings } from './time-settings.ts'

/** Every setting, read from the environment variable of the same name. An empty value counts as unset. */
export const settings = { ...marketSettings, ...databaseSettings, ...serviceSettings, ...timeSettings }
