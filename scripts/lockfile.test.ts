import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { missingEntries, registryEntries, type Lockfile } from './lockfile.ts'

const optionalDependencies = { '@x/binding-linux-x64-gnu': '1.0.0', '@x/binding-darwin-arm64': '1.0.0' }

describe('missingEntries', () => {
  test('an absent package of another platform gets an entry that no other platform installs', () => {
    const lock: Lockfile = {
      packages: {
        '': {},
        'node_modules/x': { version: '1.0.0', dev: true, optionalDependencies },
        'node_modules/@x/binding-linux-x64-gnu': { version: '1.0.0' },
      },
    }
    expect(missingEntries(lock)).toEqual({
      'node_modules/@x/binding-darwin-arm64': {
        version: '1.0.0',
        cpu: ['arm64'],
        os: ['darwin'],
        dev: true,
        optional: true,
      },
    })
  })

  test('a package that is there in another version alone gets its entry below the one that needs it', () => {
    const lock: Lockfile = {
      packages: {
        'node_modules/x': { version: '1.0.0', optionalDependencies: { '@x/binding-linux-x64-musl': '1.0.0' } },
        'node_modules/@x/binding-linux-x64-musl': { version: '0.9.0' },
      },
    }
    expect(missingEntries(lock)).toEqual({
      'node_modules/x/node_modules/@x/binding-linux-x64-musl': {
        version: '1.0.0',
        cpu: ['x64'],
        libc: ['musl'],
        os: ['linux'],
        optional: true,
      },
    })
  })

  test('a range that nothing satisfies is an error', () => {
    const lock: Lockfile = { packages: { 'node_modules/x': { optionalDependencies: { 'y-linux-x64': '^1.0.0' } } } }
    expect(() => missingEntries(lock)).toThrow('^1.0.0 is a range')
  })
})

describe('package-lock.json', () => {
  const lock = JSON.parse(readFileSync(resolve(import.meta.dirname, '../package-lock.json'), 'utf8')) as Lockfile

  test('is complete: if not, run `npm run lockfile`', () => {
    expect(Object.keys(missingEntries(lock))).toEqual([])
  })

  test('names no registry', () => {
    expect(registryEntries(lock)).toEqual([])
  })
})
