import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { PropertiesFirst } from './tests/setup/properties-first.ts'

/** Tests of server functions, which exist only as Start compiles them. */
const functions = 'src/**/*.functions.test.ts'
/** Start's plugins but for those that write and split the route tree: the tests open no page. */
const compileFunctions = (tanstackStart({ router: { entry: '../tests/msw/no-pages.ts' } }) as (Plugin | null)[])
  .flat(Infinity)
  .filter((plugin) => !/^tanstack(-router|-start)?:rout/.test(plugin?.name ?? ''))

const integration = {
  environment: 'node' as const,
  globalSetup: ['tests/setup/global.ts'],
  // Each exchange has a database of its own; what its files share is the code, which takes a second or two to load.
  isolate: false,
  // Whole markets are made before some tests; a busy machine takes its time for that.
  testTimeout: 120_000,
  hookTimeout: 180_000,
}

export default defineConfig({
  test: {
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
    sequence: { sequencer: PropertiesFirst },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts', 'tests/setup/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [functions],
          // No test of these takes a second; a busy machine may, and `npm test` builds and checks meanwhile.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: compileFunctions,
        test: {
          name: 'functions',
          include: [functions],
          // Start knows the functions that it has compiled in this run alone.
          fsModuleCache: false,
          // Start finds what is compiled for this site by specifiers that Node does not resolve.
          server: { deps: { inline: [/@tanstack\/(react-)?start/] } },
        },
      },
      { test: { ...integration, name: 'integration', include: ['tests/integration/**/*.test.ts'] } },
      { test: { ...integration, name: 'properties', include: ['tests/properties/**/*.test.ts'] } },
    ],
  },
})
