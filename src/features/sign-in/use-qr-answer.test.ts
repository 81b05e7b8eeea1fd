import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { hookOf } from '../../../tests/factories/drawn.tsx'
import { useQrAnswer } from './use-qr-answer.ts'

const told = vi.hoisted(() => ({ confirmQrCode: vi.fn(), refuseQrCode: vi.fn() }))
vi.mock('./qr-login.functions.ts', async (original) => ({ ...(await original<object>()), ...told }))

test.each(['confirmQrCode', 'refuseQrCode'] as const)(
  'S4.13 %s whose answer was lost is sent again under the same key, so that it is told what it did',
  async (name) => {
    const client = new QueryClient()
    const press = async (times: number) => {
      const asked = await hookOf(client, () => useQrAnswer('the-code'))
      if (name === 'confirmQrCode') asked.confirm(true)
      else asked.refuse()
      await vi.waitFor(() => expect(told[name]).toHaveBeenCalledTimes(times))
      await vi.waitFor(() => expect(client.isMutating()).toBe(0))
    }
    told[name].mockReset().mockResolvedValue({ ok: false, error: { kind: 'lost' } })
    await press(1)
    await press(2)
    const [first, second] = told[name].mock.calls.map(([{ data }]) => data as { key: string })
    expect(second!.key).toBe(first!.key)
  },
)
