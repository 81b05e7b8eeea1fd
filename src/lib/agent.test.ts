import { expect, test } from 'vitest'
import { describeAgent, isBrowserName, isSystemName } from './agent.ts'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    'Edge 131',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36',
    'Chrome 131',
    'Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari 18',
    'iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox 133', 'Linux'],
  ['curl/8.5.0', 'unknown', 'unknown'],
  [undefined, 'unknown', 'unknown'],
])('S7.2 device name and platform of %s', (agent, browser, platform) =>
  expect(describeAgent(agent)).toEqual({ browser, platform }),
)

test.each(['Edge 131', 'WeChat 8', 'Safari 18'])('%s is a browser’s name', (name) =>
  expect(isBrowserName(name)).toBe(true),
)
test.each(['Edge', 'Lynx 2', 'Chrome 13800001234', 'Chrome 131 allow me', 'See Chrome 131', 'Chrome 131\n'])(
  '%j is not',
  (name) => expect(isBrowserName(name)).toBe(false),
)
test('only the names of systems are systems’ names', () =>
  expect(['Mac OS', 'iOS', 'Linux', 'linux', 'Linux!'].map(isSystemName)).toEqual([true, true, true, false, false]))
