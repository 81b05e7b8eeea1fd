import { globSync, readFileSync } from 'node:fs'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { PropertiesFirst } from './tests/setup/properties-first.ts'

/** Tests of server functions, which exist only once compiled by Start. */
const functions = 'src/**/*.functions.test.ts'
/** Start's plugins without those that write and split the route tree: these tests open no page. */
const compileFunctions = (tanstackStart({ router: { entry: '../tests/msw/no-pages.ts' } }) as (Plugin | null)[])
  .flat(Infinity)
  .filter((plugin) => !/^tanstack(-router|-start)?:rout/.test(plugin?.name ?? ''))

const units = ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts', 'tests/setup/**/*.test.ts', 'scripts/**/*.test.ts']
/** Unit tests that replace modules or load them anew, or listen, for which a library replaces the global `Response`: each
 * of these files runs on its own. */
const withOwnModules = globSync(units, { exclude: [functions] }).filter((file) =>
  /\bvi\.(mock|doMock|resetModules)\(|\/(listen|start-server)\.ts'/.test(readFileSync(file, 'utf8')),
)
const unit = {
  environment: 'node' as const,
  // None of these tests takes a second, but a machine under load may, such as by the rest of `npm test`.
  testTimeout: 60_000,
  hookTimeout: 60_000,
}

const integration = {
  environment: 'node' as const,
  globalSetup: ['tests/setup/global.ts'],
  // Each exchange has its own database; test files share only the code, which takes a second or two to load.
  isolate: false,
  // Some tests first build whole markets, which takes a while on a busy machine.
  testTimeout: 120_000,
  hookTimeout: 180_000,
}

export default defineConfig({
  test: {
    // For two cores: more workers would only wait for each other.
    maxWorkers: 2,
    sequence: { sequencer: PropertiesFirst },
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          include: units,
          exclude: [functions, ...withOwnModules],
          // Loading each module again for each file would take two thirds of the time.
          isolate: false,
        },
      },
      { test: { ...unit, name: 'own-modules', include: withOwnModules } },
      {
        plugins: compileFunctions,
        test: {
          ...unit,
          name: 'functions',
          include: [functions],
          // Start only knows the functions that it compiled in this run.
          fsModuleCache: false,
          // Start finds its compiled modules by specifiers that Node does not resolve.
          server: { deps: { inline: [/@tanstack\/(react-)?start/] } },
        },
      },
      { test: { ...integration, name: 'integration', include: ['tests/integration/**/*.test.ts'] } },
      { test: { ...integration, name: 'properties', include: ['tests/properties/**/*.test.ts'] } },
    ],
  },
})
