import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ConfigError } from '#config/read-config.ts'
import { maxUploadBytes } from '#contract/bounds.ts'
import { DataDirectoryHeld } from '#exchange/db/data-directory.ts'
import { DatabaseUnreachable } from '#exchange/db/database-unreachable.ts'
import { maxJsonBytes } from '#exchange/http/limit-body.ts'
import { maxJsonDepth } from '#lib/wire/json-depth.ts'
import { maxParts } from '#upstream/payload-depth.ts'
import { requestLimits } from './request-limits.ts'

const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')

test('the unit restarts whatever a restart can help, and nothing else', () => {
  const unit = new Map([...page.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]))
  expect(unit.get('Restart')).toBe('always')
  expect(unit.get('RestartPreventExitStatus')).toBe(String(new ConfigError([]).exitCode))
  // The default gives up for good after a few quick failures.
  expect(unit.get('StartLimitIntervalSec')).toBe('0')
  const rowOf = (exitCode: number) => page.match(new RegExp(`^\\| ${exitCode} +\\|.*$`, 'm'))?.[0]
  expect(rowOf(new DataDirectoryHeld().exitCode)).toMatch(/another process.*retries until/)
  expect(rowOf(new DatabaseUnreachable().exitCode)).toMatch(/PostgreSQL.*retries until/)
})

test('the limits are those that the page names', () => {
  const seconds = (ms: number) => `${ms / 1000} s`
  const megabytes = (bytes: number) => `${bytes / 1024 ** 2} MB`
  const {
    bodyBytes,
    formBytes,
    uploadBytes,
    headersMs,
    bodyIdleMs,
    bodyMs,
    uploadMs,
    requestsPerNetwork,
    heldBytesPerNetwork,
    heldBytes,
  } = requestLimits
  const rows = page
    .split('\n')
    .flatMap((line) => (/^\|.*\| 4\d\d|^\|.*\| 503/.test(line) ? [line.split('|')[2]?.trim()] : []))
  expect(rows).toEqual([
    megabytes(bodyBytes),
    `${maxJsonBytes / 1024} kB`,
    `${megabytes(maxUploadBytes)} and ${(uploadBytes - maxUploadBytes) / 1024} kB`,
    String(maxParts),
    `${formBytes / 1024} kB`,
    'none',
    seconds(bodyIdleMs),
    `${seconds(bodyMs)}, ${seconds(uploadMs)}`,
    seconds(headersMs),
    `${maxJsonDepth} levels`,
    String(requestsPerNetwork),
    `${megabytes(heldBytesPerNetwork)}, ${megabytes(heldBytes)}`,
  ])
})
