import { describe, expect, test } from 'vitest'
import { deviceOf } from './device.ts'

const agents = {
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  ipadInApp:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50',
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  linux: 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  androidTablet:
    'Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  oldIpad:
    'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1',
  harmony:
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 Mobile',
}

describe('S2.1 the page set follows the device', () => {
  test.each(['mac', 'ipadInApp', 'windows', 'linux', 'androidTablet', 'oldIpad'] as const)(
    '%s has the desktop set',
    (name) => expect(deviceOf(agents[name])).toBe('pc'),
  )
  test.each(['iphone', 'android', 'harmony'] as const)('%s has the mobile set', (name) =>
    expect(deviceOf(agents[name])).toBe('mobile'),
  )
  test('who does not say has the desktop set', () => expect(deviceOf(null)).toBe('pc'))
  test('what the visitor chose wins', () => {
    expect(deviceOf(agents.iphone, 'pc')).toBe('pc')
    expect(deviceOf(agents.mac, 'mobile')).toBe('mobile')
    expect(deviceOf(agents.mac, 'toaster')).toBe('pc')
  })
})
