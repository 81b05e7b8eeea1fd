import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { expect, inject, test, vi } from 'vitest'
import { freshDatabase } from '../../setup/database.ts'

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

test('the server is PostgreSQL 18, listens on the loopback address alone and asks for its password', async () => {
  const url = inject('postgresUrl')
  expect(await query(url, 'SHOW server_version_num')).toEqual([{ server_version_num: expect.stringMatching(/^18/) }])
  expect(await query(url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
  const stranger = new URL(url)
  stranger.password = 'wrong'
  await expect(query(stranger.href, 'SELECT 1')).rejects.toThrow('password authentication failed')
})

test('databases copied from one template are prepared once and share nothing', async () => {
  const prepare = vi.fn(async (url: string) => {
    await query(url, 'CREATE TABLE t AS SELECT 1 AS n')
  })
  const [a, b] = await Promise.all([freshDatabase('shared', prepare), freshDatabase('shared', prepare)])
  await query(a, 'UPDATE t SET n = 2')
  expect(await query(b, 'SELECT n FROM t')).toEqual([{ n: 1 }])
  expect(prepare).toHaveBeenCalledTimes(1)
})

test('a template whose preparation failed is rebuilt', async () => {
  const broken = async (url: string) => {
    await query(url, 'CREATE TABLE half (n int)')
    throw new Error('broken')
  }
  await expect(freshDatabase('healing', broken)).rejects.toThrow('broken')
  const url = await freshDatabase('healing', async (at) => void (await query(at, 'CREATE TABLE half (n int)')))
  expect(await query(url, 'SELECT count(*)::int AS n FROM half')).toEqual([{ n: 0 }])
})

test('a killed test run leaves neither server nor files', async () => {
  const program = `
    const { startPostgres } = await import(${JSON.stringify(new URL('../../setup/postgres.ts', import.meta.url).href)})
    const server = await startPostgres()
    const { default: pg } = await import('pg')
    const client = new pg.Client({ connectionString: server.url })
    await client.connect()
    console.log(server.url, (await client.query('SHOW data_directory')).rows[0].data_directory)
    setInterval(() => {}, 1e6)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  const [url = '', folder = ''] = line.split(' ')
  expect(existsSync(folder)).toBe(true)
  child.kill('SIGKILL')
  await vi.waitFor(() => expect(existsSync(folder)).toBe(false), { timeout: 10_000, interval: 50 })
  await expect(query(url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED')
})
